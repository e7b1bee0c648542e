import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { type Tone, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import { handAt } from '#bookmaking/hero/hands.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import { otherArm } from '#bookmaking/hero/other-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { cat } from '#titles/i-knew-it-was-you/set/cat.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';

/** Where the photo is pinned to the wall; without one, a hand that was smaller. */
const FRAME: Box = { x: 156, y: 136, width: 44, height: 44 };
/** Where the boards begin. */
const FLOOR = 190;

/** A hand for every year, each higher than the last: on both toes, whoever made them presses on the next; a cat has been in the paint as well. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 32 : hero.years < 3 ? 42 : hero.years < 6 ? 31 : hero.years < 9 ? 28 : 26;
  const kid = placeHero(
    hider(hero),
    size,
    'ground',
    [74, 203],
    {
      pose: rolls ? 'sit' : TIPTOE,
      mood: 'happy',
      face: { brow: [-6, -10, -3] },
      yaw: rolls ? 26 : 22,
      turn: 22,
      pitch: 3,
      nod: -20,
      tilt: -4,
      gaze: [0.9, -0.8],
      body: rolls ? { lean: 8, roll: -6 } : { lean: 2, roll: 8 },
      armL: { upper: [12, 112], lower: [8, 122], hand: 'open' },
      armR: otherArm(hero),
    },
    LAMP,
  );
  const art =
    clean(
      wiped(
        { x: 0, y: 0, width: SHEET, height: SHEET },
        [
          [0, '#fcefd2'],
          [0.55, '#f8dfae'],
          [1, '#eab672'],
        ],
        INK.wood,
        'belongs',
      ),
    ) +
    pool(120, 100, 120, 110, '#fff8e4', 0.7) +
    boards() +
    everyYear(hero, kid) +
    (photo ? photoFrame(photo, { box: FRAME, color: INK.indigo, tilt: 2 }, LAMP) : '') +
    kid.shadow +
    kid.art +
    painted(hero, kid) +
    at(146, 182, 0.7, pot()) +
    clean(at(22, 207, 0.9, cat()) + paws());
  return {
    art,
    quiet: {
      box: { x: 42, y: 24, width: 132, height: 46 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [kid.face, FRAME] : [kid.face],
  };
};

/** The hand on the wall, as wet as what it leaves there. */
function painted(hero: Hero, kid: PlacedHero): string {
  const wet = { ...hider(hero), skin: INK.rose };
  return at(
    kid.origin[0],
    kid.origin[1],
    kid.scale,
    asHero(handAt(kid.figure.skeleton, 1, LAMP, wet)),
  );
}

/** From the floor up to where the hand is now: the older, the larger; the next one runs a little. */
function everyYear(hero: Hero, kid: PlacedHero): string {
  const size = kid.figure.skeleton.body.hand * kid.scale;
  const count = Math.max(2, Math.min(9, Math.round(hero.years) + 1));
  const inks = [INK.amber, INK.blue, INK.rose];
  const [x, top] = [kid.handL[0] + 5, kid.handL[1] - 2];
  const hand = (ink: Hex): string =>
    at(-14, 5, 1, handOf(hero).fingers('press', flatTone(ink), true));
  let dry = '';
  for (let i = 0; i < count; i++) {
    const k = i / count;
    const y = FLOOR - 20 - k * (FLOOR - 20 - top);
    const large = size * (0.8 + 0.5 * k);
    dry += at(x + (i % 2 ? 13 : -3), y, large, hand(inks[i % 3] as Hex), -90 + (i % 2 ? 16 : -14));
  }
  return clean(
    `<g opacity=".85">${dry}</g>` +
      line(
        `M${num(x - 2)} ${num(top + 4)}v${num(size * 30)}M${num(x + 3)} ${num(top + 4)}v${num(size * 22)}`,
        INK.rose,
        size * 4.5,
      ),
  );
}

/** From the pot to the cat, four toes each. */
const paws = (): string =>
  [132, 118, 104, 90, 58, 46]
    .map((x, i) => {
      const y = i % 2 ? 207 : 211;
      return (
        oval(x, y, 2.2, 1.3, INK.rose) +
        line(`M${x - 3.4} ${y - 1}h.1M${x - 2} ${y - 2}h.1M${x} ${y - 2.3}h.1`, INK.rose, 1.2)
      );
    })
    .join('');

/** The floor of it, and where a drop or two fell. */
const boards = (): string =>
  clean(
    box(-6, FLOOR, SHEET + 12, 30, '#c58a5c') +
      box(-6, FLOOR - 6, SHEET + 12, 6, '#fff3d8') +
      line(`M-6 ${FLOOR - 6}H222M-6 ${FLOOR}H222M-6 202H222`, INK.wood, 0.7) +
      oval(166, 204, 4, 1.3, INK.rose) +
      oval(175, 207, 2, 0.8, INK.rose),
  );

/** One color, in light and in shade. */
const flatTone = (color: Hex): Tone => {
  const t = tone(LAMP, color);
  return { base: t.base, lite: t.base, shade: t.base, deep: t.base } as Tone;
};

/** A pot of paint, the middle of its rim on (0, 0). */
function pot(): string {
  const tin = tone(LAMP, INK.blue);
  const rose = tone(LAMP, INK.rose).base;
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  return (
    path('M-17 0H17V36H-17Z', tin.base, key) +
    path('M7 0H17V36H7Z', tin.shade) +
    oval(0, 0, 17, 4.8, rose, key) +
    path('M-13 3c0 9 5 9 5 3c0 12 6 12 6 1Z', rose)
  );
}
