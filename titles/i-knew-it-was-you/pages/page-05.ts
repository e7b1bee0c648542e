import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { CloseHand } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { openPalm } from '#titles/i-knew-it-was-you/cast/open-palm.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { houseWall, ivyOver, windowGlow } from '#titles/i-knew-it-was-you/set/house-wall.ts';
import { BY_LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

const PANE = { x: 14, y: -8, width: 188, height: 138 } as const;
const GLASS = roundedBox(PANE.x, PANE.y, PANE.width, PANE.height, 1.5);
/** The middle of the palm on the glass, and how far the curtain hangs in. */
const PALM: Point = [70, 80];
const HELD: Point = [184, 101];
/** How much lower the window is where no words need the wall under it. */
const UNREAD = 40;
const noHand: CloseHand = () => ({ behind: '', before: '' });

/** From the garden, with a nose nearly on the glass: a hand on it, and beside it the one that it was. */
export const page05: Painting = ({ hero, beside }) => {
  const down = beside ? UNREAD : 0;
  const who = hider(hero);
  const kid = placeHero(
    who,
    hero.wheelchair ? 66 : 80,
    'head',
    hero.wheelchair ? [131, 56] : [137, 64],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: 'tiny', brow: [-7, -10, -3], lids: { upper: 0.16, lower: 0.1, slant: 0 } },
      yaw: -32,
      pitch: 3,
      tilt: -13,
      gaze: [-1, 0.6],
      body: { roll: -8, lean: 8 },
      armsByPage: true,
    },
    BY_LAMP,
  );
  const skin = skinTone(BY_LAMP, hero.skin);
  const laid = ownArm(
    who,
    kid,
    -1,
    { elbow: [90, 145], wrist: [PALM[0] + 1.5, PALM[1] + 33], hand: noHand },
    BY_LAMP,
  );
  const inside =
    box(
      PANE.x,
      PANE.y,
      PANE.width,
      PANE.height,
      linear([
        [0, '#e9a850'],
        [0.5, '#ffd88c'],
        [1, '#d98a4a'],
      ]),
    ) +
    pool(140, 50, 84, 80, '#fff3cc', 0.8) +
    (hero.wheelchair ? chairBack(hero.wheelchair) : '') +
    kid.art +
    drapes() +
    openPalm(PALM, PRESSED, skin, 1) +
    laid.art +
    handprint(PALM[0], PALM[1] + 2, PRINTED, '#fffdf0', 0.88) +
    pool(kid.head[0] - 17, kid.head[1] + 24, 17, 12, '#ffffff', 0.5) +
    line('M30 6L22 30M40 6L24 50', '#ffffff', 1.6, 'stroke-opacity=".5"');
  const art =
    clapboards() +
    windowGlow(down) +
    shifted(
      0,
      down,
      box(4, -20, 208, 158, INK.paper, 2) +
        box(4, -20, 208, 158, tone(BY_LAMP, INK.leaf).shade, 2, 'fill-opacity=".55"') +
        line(roundedBox(4, -20, 208, 158, 2), INK.key, 0.9) +
        clip(GLASS, inside) +
        line(GLASS, INK.key, 1) +
        sill(),
    ) +
    (beside ? clean(ivyOver()) : '') +
    ivy() +
    shifted(0, down * 0.7, moths());
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 20, y: 144, width: 172, height: 61 },
      ink: 'light',
      largest: { explorer: 17 },
      align: 'center',
      anchor: 'middle',
    },
    faces: [{ ...kid.face, y: kid.face.y + down }],
    ...(beside && {
      overFold: () =>
        groundPastFold(clapboards() + windowGlow(down) + shifted(0, down, sill()) + houseWall()),
    }),
  };
};

const sill = (): string =>
  box(-4, 136, 224, 6, tone(BY_LAMP, INK.leaf).base, 1) + line('M-4 136H220', INK.key, 0.8);

/** Of a chair at a window one sees its back, and one handle to push it by. */
const chairBack = (color: Hex): string =>
  line('M169 108V86C169 81 165 79 159 79', INK.key, 7.4) +
  line('M169 108V90', tone(BY_LAMP, INK.mist).base, 5) +
  path(
    'M92 140V108C92 102 95 100 100 100H170C175 100 178 102 178 108V140Z',
    tone(BY_LAMP, color).base,
    `stroke="${INK.key}" stroke-width="1.1"`,
  );

/** How high the hand is that lies on the glass, and the print of what it was, which is nearer to us. */
const [PRESSED, PRINTED] = [56, 43];

/** How far left of the picture its boards go on: drawn once for both pages, their grain has no edge at the fold. */
const LEFT = -240;

/** Painted boards at night, wiped lighter toward the window. */
function clapboards(): string {
  let shade = '';
  for (let y = 9; y < SHEET; y += 13) shade += `M${LEFT} ${y}H${SHEET + 6}`;
  return (
    wiped(
      { x: LEFT, y: -6, width: SHEET + 6 - LEFT, height: SHEET + 12 },
      [
        [0, INK.night],
        [0.4, INK.indigo],
        [1, '#33477a'],
      ],
      INK.mist,
      'page 5',
    ) + line(shade, INK.key, 1.1, 'stroke-opacity=".65"')
  );
}

/** The curtain that sneezed, from its other side. */
function drapes(): string {
  const cloth = tone(BY_LAMP, '#9a4450');
  const { x, y, width, height } = PANE;
  const right = x + width;
  return (
    path(
      `M${x - 2} ${y - 2}H${x + 30}C${x + 22} ${y + 30} ${x + 14} ${y + 70} ${x + 4} ${y + height}H${x - 2}Z`,
      cloth.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    path(
      `M${right + 2} ${y - 2}H${right - 30}C${right - 26} ${y + 50} ${right - 22} ${y + 90} ${HELD[0] - 4} ${HELD[1]}C${right - 16} ${y + 120} ${right - 20} ${y + 130} ${right - 24} ${y + height}H${right + 2}Z`,
      cloth.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    line(
      `M${x + 10} ${y}C${x + 10} ${y + 40} ${x + 4} ${y + 70} ${x} ${y + 100}M${x + 20} ${y}C${x + 16} ${y + 40} ${x + 8} ${y + 80} ${x + 1} ${y + 110}M${right - 8} ${y}C${right - 10} ${y + 40} ${right - 4} ${y + 80} ${right} ${y + 100}`,
      cloth.deep,
      1,
    )
  );
}

/** Leaves up one side, each cut with one stroke. */
function ivy(): string {
  let leaves = '';
  let vein = 'M208 218';
  for (let i = 0; i < 15; i++) {
    const y = 214 - i * 10;
    const x = 208 + Math.sin(i * 1.3) * 5;
    const side = i % 2 ? 1 : -1;
    vein += `L${num(x)} ${num(y)}`;
    leaves += `M${num(x)} ${num(y)}q${side * 4} -8 ${side * 10} -4q-2 8 ${side * -10} 4Z`;
  }
  return line(vein, INK.key, 1) + path(leaves, '#587a62');
}

/** They live on lamps. */
const moths = (): string =>
  [
    [192, 158, 20],
    // On the glass, and clear of the fold.
    [34, 116, -30],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0 0C-6 -6 -8 0 0 2C8 0 6 -6 0 0Z', INK.paper)}${oval(0, 1, 0.7, 2, INK.wood)}</g>`,
    )
    .join('');
