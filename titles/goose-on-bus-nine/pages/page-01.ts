import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bag } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { cello } from '#titles/goose-on-bus-nine/cast/cello.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { dogStanding } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { leekBag } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { passengerHead, standing } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CELLIST, DRIVER, LEEK_MAN } from '#titles/goose-on-bus-nine/cast/people.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { busAtStop, GROUND, reflection } from '#titles/goose-on-bus-nine/set/bus-at-stop.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS, RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import {
  AS_DRAWN,
  boxNearer,
  fewWords,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { sideSeat } from '#titles/goose-on-bus-nine/set/side.ts';
import { glow } from '#titles/goose-on-bus-nine/set/street.ts';

/** The whole scene stands this much higher than it was drawn: an Explorer's words need the ground. */
const LIFT = 7;

/** From the puddles at the stop: one seat is taken, and all who wanted it still stand in the rain behind a jammed umbrella. */
export const page01: Painting = (cast) => {
  const { hero, things } = cast;
  const short = isShort(cast);
  const chance = chanceFrom('page 1');
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 43),
    'head',
    [98, 72],
    {
      pose: 'sit',
      mood: 'happy',
      face: { askew: 5, brow: [-2, -8, -1] },
      yaw: 36,
      pitch: 2,
      gaze: [1, 0.3],
      turn: 4,
    },
    LAMPS,
  );
  const inside =
    sideSeat(2, 114, 46) +
    at(11, 87, 0.25, disguise(LAMPS, { rise: 0, foot: false, beak: false })) +
    sideSeat(42, 116, 52) +
    at(51, 87, 0.36, grownUp(LAMPS)) +
    (hero.wheelchair ? '' : sideSeat(child.pelvis[0] - 7, child.pelvis[1] + 3, 56)) +
    child.art +
    at(child.pelvis[0] + 7, Math.min(101, child.pelvis[1] - 4), 0.22, bag(LAMPS, things)) +
    pole(124, 36, 110, 3.6) +
    button(124, 75, 6.4);
  const scene =
    sky(chance) +
    reflection() +
    redOnTheRoad() +
    oval(92, GROUND + 1, 96, 5, '#15182c', 'fill-opacity=".75"') +
    busAtStop(inside) +
    path('M178 66C172 70 170 78 169 86H206C204 76 202 70 196 66C192 68 184 68 178 66Z', '#33507a') +
    at(187, 63, 0.27, passengerHead(LAMPS, DRIVER, -0.7)) +
    wheel() +
    headlight(196, 120) +
    queue() +
    ripples(chance) +
    rain(chance, { x: 0, y: 0, width: SHEET, height: 150 }, 0.55, 0.8) +
    rain(chance, { x: 0, y: 150, width: SHEET, height: 66 }, 0.4, 0.35);
  // Told in a line, the bus comes nearer, and there is less wet road before it.
  const view: Nearer = short ? { scale: 1.09, x: 96, y: -24 } : AS_DRAWN;
  const down = short ? 1 : -LIFT;
  const face = boxNearer(view, child.face);
  const few = short && fewWords(cast, { ...SAFE, y: 170, height: 36 }, 14);
  return {
    art: shifted(0, down, nearer(view, scene)),
    quiet: {
      box: few ? few.box : { ...SAFE, y: 147, height: 47 },
      ink: 'light',
      anchor: 'middle',
      last: {
        box: few ? few.last : { ...SAFE, y: 194, height: 12 },
        ink: 'light',
        largest: 30,
      },
      largest: { seedling: 52, sprout: 24, sapling: 21, explorer: 17 },
    },
    faces: [{ ...face, y: face.y + down }],
  };
};

/** What everybody in the rain looks at, once more, on the wet ground under its window: broken, and soon gone. */
const redOnTheRoad = (): string =>
  clean(
    path(
      'M119 156Q117.4 172 122 198H126.6Q131 172 130 156Z',
      linear([
        [0, BUTTON_RED, 0.36],
        [0.4, BUTTON_RED, 0.18],
        [1, BUTTON_RED, 0],
      ]),
    ) + line('M119 151h11M121 153.4h8', '#ff5a4a', 0.9, 'stroke-opacity=".6"'),
  );

/** Dusk over roofs: far ones in the rain's own color, near ones dark, a few people home already. */
function sky(chance: Chance): string {
  let far = '';
  let near = '';
  let lit = '';
  for (let x = -6; x < 150; ) {
    const w = 13 + chance() * 10;
    const top = 34 - x * 0.16 + chance() * 12;
    far += `M${num(x)} 120V${num(top)}l${num(w / 2)} -6l${num(w / 2)} 6V120Z`;
    x += w;
  }
  for (let x = -10; x < 120; ) {
    const w = 20 + chance() * 12;
    const top = 50 - x * 0.18 + chance() * 8;
    near += `M${num(x)} 120V${num(top)}h${num(w * 0.16)}v-5h3v5l${num(w * 0.3)} -7l${num(w * 0.54 - 3)} 7V120Z`;
    for (let i = 0; i < 3; i++) lit += `M${num(x + 4 + i * 6)} ${num(top + 8)}h2.6v4h-2.6Z`;
    x += w + 1;
  }
  return (
    box(
      -4,
      -8,
      SHEET + 8,
      158,
      linear([
        [0, '#1d2a4c'],
        [0.35, '#3d557c'],
        [0.62, '#6d84a0'],
        [0.8, '#4a5272'],
        [1, '#232542'],
      ]),
    ) +
    path(far, '#4b628a', 'fill-opacity=".8"') +
    path(near, '#26365c') +
    path(lit, '#ffd27e', 'fill-opacity=".9"') +
    oval(34, 20, 40, 40, glow(0.75)) +
    line('M34 21V70', '#18223c', 1.6) +
    path('M29 21L31 14H37L39 21Z', '#18223c') +
    clean(oval(34, 22, 3.4, 3, '#fff6d8'))
  );
}

const headlight = (x: number, y: number): string =>
  clean(
    oval(
      x,
      y,
      30,
      26,
      radial([
        [0, '#fffbe6', 1],
        [0.3, '#ffe9a8', 0.5],
        [1, '#ffd88a', 0],
      ]),
    ) + oval(x, y, 5, 5.6, '#fffdf0'),
  );

/** Who was third, and fourth: leeks, an umbrella that will not fold, a cello with shoes, a long dog. */
const queue = (): string =>
  oval(82, 151, 34, 2.6, '#12152a', 'fill-opacity=".6"') +
  at(84, 151, 0.5, dogStanding(RAIN)) +
  line('M72 136Q128 148 160 118', '#d9b77a', 0.9) +
  shifted(-6, 6, jammedUmbrella()) +
  oval(180, 152, 26, 2.6, '#12152a', 'fill-opacity=".6"') +
  at(174, 95, 0.255, standing(RAIN, LEEK_MAN, -0.9)) +
  line('M169 105L163 107', '#5f7048', 5) +
  oval(162, 106.5, 2.6, 2.4, '#dfa873') +
  at(184, 132, 0.25, leekBag(RAIN)) +
  line('M178 106Q186 110 185 117', '#5f7048', 5) +
  oval(185, 118.5, 2.6, 2.4, '#dfa873') +
  at(201, 106, 0.215, passengerHead(RAIN, CELLIST, -0.5)) +
  path('M194 107C190 116 190 134 192 146H210V108C204 104 198 104 194 107Z', '#4f6f58') +
  at(208, 153, 0.29, cello(RAIN, 6)) +
  // The windows' light along whoever stands before them.
  line('M163 100Q158.4 112 157.6 130', '#ffd694', 1, 'stroke-opacity=".8"') +
  line('M192 108Q190.4 118 191 130', '#ffd694', 0.9, 'stroke-opacity=".75"');

/** Dot's, and how she holds it. */
const wheel = (): string =>
  line('M168 86A17 13 0 0 1 200 84', '#2a2438', 2.4) + oval(173, 79, 3, 2.6, '#f6ecd6');

/** Open, and wider than the door. */
const jammedUmbrella = (): string =>
  line('M146.6 70L163 104', '#2b2228', 1.4) +
  path(
    'M136 97C132 78 146 66 168 74C164 76 163 79 165 82C160 81 157 83 157 87C151 86 148 88 148 92C142 91 138 93 136 97Z',
    '#7d4a86',
  ) +
  path('M136 97C132 78 146 66 168 74C158 76 146 82 136 97Z', '#9a63a0') +
  line('M149 68.6L146 65', '#2b2228', 1.4) +
  line('M136 97L133 101M148 92L146 97M168 74L172 75', '#2b2228', 0.9);

/** Where drops land. */
function ripples(chance: Chance): string {
  let d = '';
  for (let i = 0; i < 22; i++) {
    const y = 152 + chance() * 60;
    const r = 1.4 + (y - 150) * 0.07;
    const x = chance() * SHEET;
    d += `M${num(x - r)} ${num(y)}a${num(r)} ${num(r * 0.32)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r * 0.32)} 0 1 0 ${num(-2 * r)} 0`;
  }
  return line(d, '#8fa6bd', 0.4, 'stroke-opacity=".3"');
}
