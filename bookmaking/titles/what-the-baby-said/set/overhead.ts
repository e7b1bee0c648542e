import { chanceFrom } from '../../../drawing/chance.ts';
import { mix } from '../../../drawing/colour.ts';
import { num, polygon, roundedBox } from '../../../drawing/curves.ts';
import type { Box, Point } from '../../../drawing/geometry.ts';
import { tone } from '../../../drawing/light.ts';
import { at, box, line, oval, path } from '../../../drawing/marks.ts';
import { linear, radial } from '../../../drawing/sheet.ts';
import { bodyAt } from '../../../hero/body.ts';
import { figureOf } from '../../../hero/figure.ts';
import type { Hero } from '../../../hero/hero.ts';
import { outOfChair } from '../../../hero/place-hero.ts';
import { wheelchair, wheelchairSeat } from '../../../hero/wheelchair.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SHEET } from '../../../sheet-size.ts';
import type { DrawnThing } from '../../../words/interests.ts';
import { lyingFromAbove } from '../cast/baby.ts';
import { pancake } from '../cast/pancakes.ts';
import { ROOM } from './colors.ts';
import { HUSHED } from './hours.ts';
import { glow } from './room.ts';

const { light } = HUSHED;
/** The middle of the rug, and how far it reaches. */
const [X, Y, R] = [112, 108, 86];

/** The whole room as the lamp sees it. */
export function overhead(
  hero: Hero,
  object: DrawnThing,
): { readonly art: string; readonly face: Box } {
  const figure = figureOf(
    outOfChair(hero),
    {
      pose: 'stand',
      mood: 'happy',
      yaw: 6,
      pitch: 0,
      gaze: [0.9, 0.4],
      turn: 14,
      armL: { upper: [6, 30], lower: [10, 20] },
      armR: { upper: [0, 40], lower: [0, 150], hand: 'open' },
    },
    light,
  );
  const k = Math.min(0.32, 118 / (bodyAt(hero.years).heads * 100));
  const head: Point = [88, 74];
  const angle = 6;
  const r = (angle * Math.PI) / 180;
  const [hx, hy] = figure.head;
  const origin: Point = [
    head[0] - (hx * Math.cos(r) - hy * Math.sin(r)) * k,
    head[1] - (hx * Math.sin(r) + hy * Math.cos(r)) * k,
  ];
  const art =
    floor() +
    moonPanes() +
    furniture() +
    roundRug() +
    chairFromAbove(hero) +
    scattered() +
    at(
      origin[0] + 1.4,
      origin[1] + 1.8,
      1,
      oval(0, -48, 22, 52, light.shade, 'fill-opacity=".35"'),
      angle,
    ) +
    at(origin[0], origin[1], k, figure.art, angle) +
    at(
      146,
      124,
      0.4,
      lyingFromAbove(light, hero.skin, {
        turn: -0.4,
        eyes: 'open',
        gaze: [-0.8, 0.2],
        mouth: 'smile',
        brow: 0.4,
      }),
      -10,
    ) +
    at(122, 172, 0.28, thing(object, light));
  return {
    art,
    face: { x: head[0] - 50 * k, y: head[1] - 48 * k, width: 100 * k, height: 96 * k },
  };
}

/** Every line level: the noise is over. */
function floor(): string {
  const chance = chanceFrom('level boards');
  let seams = '';
  for (let y = 12; y < SHEET; y += 18) {
    seams += `M0 ${y}H${SHEET}`;
    seams += `M${num(chance() * 100)} ${y}v18M${num(110 + chance() * 100)} ${y}v18`;
  }
  return (
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#2b2f63'],
        [1, '#232552'],
      ]),
    ) +
    line(seams, '#191b42', 0.6) +
    glow(X, Y, R * 1.5, R * 1.5, '#d98a5a', 0.55)
  );
}

/** The moon has come in as far as the window lets it. */
const moonPanes = (): string =>
  [0, 1]
    .map((row) =>
      [0, 1]
        .map((column) =>
          path(
            polygon([
              [10 + column * 17 + row * 6, 150 + row * 24],
              [25 + column * 17 + row * 6, 150 + row * 24],
              [31 + column * 17 + row * 6, 171 + row * 24],
              [16 + column * 17 + row * 6, 171 + row * 24],
            ]),
            '#aebcf2',
            'fill-opacity=".3"',
          ),
        )
        .join(''),
    )
    .join('');

function furniture(): string {
  const chair = tone(light, ROOM.chair);
  const cloth = tone(light, ROOM.cloth);
  const hem = tone(light, ROOM.clothHem);
  const edge = mix(chair.base, '#1c1a40', 0.35);
  return (
    // The big chair, with nothing behind it any more.
    path(roundedBox(-16, -14, 62, 60, 16), edge) +
    path(roundedBox(4, 2, 40, 42, 10), mix(chair.base, '#1c1a40', 0.12)) +
    path(roundedBox(-12, -10, 56, 14, 7), mix(chair.base, '#1c1a40', 0.2)) +
    oval(204, 202, 40, 40, mix(hem.base, '#1c1a40', 0.4)) +
    oval(204, 202, 37, 37, mix(cloth.base, '#2a2a5a', 0.3)) +
    oval(192, 190, 9, 9, mix('#ffffff', '#2a2a5a', 0.2)) +
    oval(192, 190, 5.6, 5.6, '#7fa6dc') +
    oval(192, 190, 4.2, 4.2, '#7a4428')
  );
}

function roundRug(): string {
  const lit = (color: string): string => mix(color, light.cast, 0.14);
  let fringe = '';
  for (let i = 0; i < 150; i++) {
    const a = (i / 150) * Math.PI * 2;
    fringe += `M${num(X + Math.cos(a) * R)} ${num(Y + Math.sin(a) * R)}l${num(Math.cos(a) * 3)} ${num(Math.sin(a) * 3)}`;
  }
  const ring = (k: number, color: string, width: number, more = ''): string =>
    oval(X, Y, R * k, R * k, 'none', `stroke="${lit(color)}" stroke-width="${width}"${more}`);
  return (
    oval(X + 1, Y + 2, R + 2, R + 2, '#12143a', 'fill-opacity=".5"') +
    line(fringe, lit(ROOM.rugRing), 0.8) +
    oval(
      X,
      Y,
      R,
      R,
      radial([
        [0, '#4f78d8'],
        [0.65, ROOM.rug],
        [1, lit(ROOM.rugDeep)],
      ]),
    ) +
    ring(0.955, ROOM.rugEdge, 4.4) +
    ring(0.88, ROOM.rugRing, 1.4) +
    ring(0.84, ROOM.rugRing, 0.7, ' stroke-dasharray="2.6 2.6"')
  );
}

/** Left where somebody got down from it. */
function chairFromAbove(hero: Hero): string {
  if (!hero.wheelchair) return '';
  const s = figureOf(hero, { pose: 'sit', mood: 'happy', yaw: 30, pitch: 62 }, light).skeleton;
  const chair = wheelchair(s, light, hero.wheelchair, wheelchairSeat(bodyAt(hero.years)));
  return at(
    32,
    112,
    0.22,
    oval(0, -20, 90, 70, '#12143a', 'fill-opacity=".4"') +
      chair.plate +
      chair.far +
      chair.near +
      chair.back,
  );
}

const scattered = (): string =>
  (
    [
      [54, 132, 0.34],
      [176, 70, 0.4],
      [140, 46, 0.3],
      [50, 70, 0.32],
      [180, 150, 0.34],
      [98, 184, 0.3],
      [198, 26, 0.36],
      [206, 96, 0.3],
      [150, 180, 0.34],
    ] as const
  )
    .map(([x, y, k]) => at(x, y, k, pancake(light, 0.94), x * 3))
    .join('');
