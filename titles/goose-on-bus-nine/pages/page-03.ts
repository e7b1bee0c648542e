import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { disc, num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { cello } from '#titles/goose-on-bus-nine/cast/cello.ts';
import { fromAbove } from '#titles/goose-on-bus-nine/cast/from-above.ts';
import { gooseFoot } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { passengerHead } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CELLIST, DUCKER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { floorFromAbove, seatFromAbove } from '#titles/goose-on-bus-nine/set/above.ts';
import { button, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const BUTTON: Point = [104, 144];
/** The wall toward the street; beyond it lies the wet road, with the words. */
const WALL = 87;

/** From above, with the roof rolled back: a cello turns round in the aisle to say sorry, like the hand of a clock. */
export const page03: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 58),
    'head',
    [48, 131],
    {
      pose: 'sit',
      mood: 'worried',
      yaw: 36,
      pitch: 66,
      gaze: [0.9, -0.2],
      nod: -22,
      turn: 10,
      touchL: [86, 152],
      armL: { upper: [60, 20], lower: [90, 10], hand: 'point' },
    },
    LAMPS,
  );
  const art =
    road() +
    floorFromAbove({ x: -4, y: WALL, width: SHEET + 8, height: 140 }, [158, 196]) +
    wallFromAbove() +
    pools() +
    shadows(hero.wheelchair !== undefined) +
    seatFromAbove(116, 121, 38) +
    seatFromAbove(164, 121, 38) +
    seatFromAbove(208, 121, 38) +
    (hero.wheelchair ? '' : seatFromAbove(42, 141, 56)) +
    seatFromAbove(30, 217, 38) +
    seatFromAbove(118, 216, 38) +
    newspaper(114, 115) +
    at(207, 121, 0.4, fromAbove(LAMPS, DUCKER, true), -90) +
    umbrella(10, 205, 20, '#33507a', '#26375a') +
    coatFromAbove(118, 213) +
    rings(BUTTON[0], BUTTON[1], 9, 4) +
    shadowUnder(child) +
    child.art +
    box(BUTTON[0] - 2.6, BUTTON[1], 5.2, 24, BUS.pole, 2.4) +
    button(BUTTON[0], BUTTON[1], 9, true) +
    shifted(0, 6, swing()) +
    shifted(0, 6, celloAndGirl()) +
    lettered(SOUNDS['DING!'], [163, 131], { height: 13, turn: 9, ink: '#3a2440', rim: '#fff4da' });
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 13, height: 68 },
      ink: 'light',
      anchor: 'middle',
      largest: { seedling: 50, sprout: 28, sapling: 21, explorer: 17 },
    },
    faces: [child.face],
  };
};

/** A body with a girl behind it: her face over its shoulder, her hands round its waist, her shoes beyond its foot. */
function celloAndGirl(): string {
  const coat = tone(LAMPS, CELLIST.coat);
  const skin = tone(LAMPS, CELLIST.skin);
  return (
    path(
      'M120 158C150 168 206 204 216 226L176 226C150 214 128 184 116 162Z',
      '#4a2434',
      'fill-opacity=".3"',
    ) +
    line('M206 186L222 206', '#b3567f', 15) +
    path(
      'M178 182C178 160 226 152 228 182C230 206 214 214 204 212C190 210 178 200 178 182Z',
      coat.shade,
    ) +
    path('M182 178C184 160 222 156 226 176C220 196 196 200 182 178Z', coat.base) +
    at(200, 172, 0.56, passengerHead(LAMPS, CELLIST, -0.75, 44), -8) +
    line('M186 150Q181 143 188 141M212 149Q219 143 213 139', '#b3567f', 3.4) +
    at(193, 212, 0.4, cello(LAMPS, 0), -50.5) +
    line('M184 180L172 178', coat.base, 9) +
    oval(169, 178, 5, 4.4, skin.base) +
    line('M216 198L206 206', coat.base, 9) +
    oval(203, 208, 4.6, 4.2, skin.base)
  );
}

/** The road at night from above: umbrellas going to market, drops, a white line. Dark enough for the words. */
function road(): string {
  const chance = chanceFrom('page 3');
  let drops = '';
  for (let i = 0; i < 34; i++) {
    const r = 1 + chance() * 2.4;
    drops += disc(chance() * SHEET, chance() * 74, r);
  }
  return (
    box(
      0,
      0,
      SHEET,
      WALL + 4,
      linear([
        [0, '#1c2440'],
        [0.6, '#28355a'],
        [1, '#3a4668'],
      ]),
    ) +
    path(
      'M-4 52C20 44 44 58 74 54C92 52 96 64 76 68C44 72 12 66 -4 70ZM120 26C140 20 170 22 200 18C214 18 216 30 196 32C166 36 138 34 120 26Z',
      '#33436e',
    ) +
    awnings() +
    umbrella(30, 34, 17, '#4a2f5a', '#3a2448') +
    umbrella(92, 22, 14, '#1b4748', '#163a3c') +
    umbrella(176, 40, 19, '#25396a', '#1e2f58') +
    umbrella(132, 62, 13, '#3c3350', '#302842') +
    line(drops, '#9fb4cf', 0.4, 'stroke-opacity=".22"') +
    // What falls out of the windows.
    [4, 60, 116, 172]
      .map((x) =>
        path(
          `M${x} ${WALL}H${x + 42}L${x + 44} 80H${x - 2}Z`,
          linear([
            [0, '#f2b65a', 0],
            [0.5, '#f2b65a', 0.1],
            [1, '#ffd27e', 0.75],
          ]),
        ),
      )
      .join('')
  );
}

/** The market's stalls, at the far edge of the road. */
function awnings(): string {
  let stripes = '';
  for (let x = 2; x < SHEET; x += 12) stripes += `M${x} -2h6v11h-6Z`;
  return (
    path('M-4 -2H64V9H-4ZM70 -2H142V10H70ZM148 -2H220V9H148Z', '#e9d3a0') +
    path(stripes, '#1f7a78') +
    path('M-4 9H64V12H-4ZM70 10H142V13H70ZM148 9H220V12H148Z', '#101628', 'fill-opacity=".5"')
  );
}

/** Where the roof was cut: the wall's edge, and its panes seen steeply from inside. */
function wallFromAbove(): string {
  const panes = [4, 60, 116, 172].map((x) => `M${x} ${WALL + 3}h42l2 8h-46Z`).join('');
  return (
    box(
      -4,
      WALL,
      SHEET + 8,
      15,
      linear([
        [0, BUS.wall],
        [1, BUS.panel],
      ]),
    ) +
    path(panes, '#5f7894') +
    line(panes, BUS.frame, 0.9) +
    box(-4, WALL - 3.4, SHEET + 8, 4.6, BUS.body) +
    line(`M-4 ${WALL - 2.4}H${SHEET + 4}`, '#ffe3ae', 1.1)
  );
}

/** What each seat keeps from the lamps; it lies down and to the left, away from them. */
function shadows(chair: boolean): string {
  const under = (x: number, y: number, size: number): string =>
    roundedBox(x - size * 0.72, y - size * 0.36, size * 1.24, size * 1.02, size * 0.2);
  return path(
    under(116, 121, 38) +
      under(164, 121, 38) +
      under(208, 121, 38) +
      (chair ? '' : under(42, 141, 56)) +
      under(30, 217, 38) +
      under(118, 216, 38),
    '#4a2434',
    'fill-opacity=".34"',
  );
}

/** The child's own, on seat and floor. */
const shadowUnder = ({ pelvis }: PlacedHero): string =>
  oval(
    pelvis[0] + 4,
    pelvis[1] + 14,
    34,
    26,
    radial([
      [0, '#3a1a34', 0.6],
      [0.6, '#3a1a34', 0.3],
      [1, '#3a1a34', 0],
    ]),
  );

/** Lamps hang between us and the floor: their light lies on it. */
const pools = (): string =>
  [
    [52, 134, 70],
    [160, 156, 74],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      oval(
        x,
        y,
        r,
        r * 0.7,
        radial([
          [0, '#fff6d2', 0.6],
          [0.5, '#fff0bd', 0.25],
          [1, '#ffe39a', 0],
        ]),
      ),
    )
    .join('');

/** Where the neck has been. */
const swing = (): string =>
  line(
    'M146 134A60 60 0 0 0 128 142M156 140A60 60 0 0 0 138 148M104 178A60 60 0 0 0 116 192',
    '#fff4d6',
    1.7,
    'stroke-opacity=".9"',
  );

/** The yellow raincoat's hood, and a newspaper with a dent where the cello went by. */
function newspaper(x: number, y: number): string {
  let lines = '';
  for (let i = 0; i < 5; i++)
    lines += `M${num(x + 6 + i * 3.4)} ${num(y - 13)}v10M${num(x + 6 + i * 3.4)} ${num(y + 4)}v9`;
  return (
    oval(x - 6, y, 15, 17, '#f4c430') +
    path(roundedBox(x - 12, y - 9, 14, 18, 7), '#d9a51e') +
    path(
      `M${x + 2} ${y - 18}L${x + 24} ${y - 16}L${x + 18} ${y}L${x + 24} ${y + 16}L${x + 2} ${y + 18}L${x - 1} ${y}Z`,
      '#f3ead6',
    ) +
    path(`M${x - 1} ${y}L${x + 18} ${y}L${x + 24} ${y + 16}L${x + 2} ${y + 18}Z`, '#dccfb4') +
    line(lines, '#8d8a86', 1, 'stroke-opacity=".7"') +
    oval(x + 10, y - 18, 4.4, 4, '#4f6b63') +
    oval(x + 10, y + 18, 4.4, 4, '#4f6b63')
  );
}

/** From above, over whoever carries it. */
function umbrella(x: number, y: number, r: number, color: Hex, shade: Hex): string {
  const spokes = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Point => {
    const angle = (i / 8) * Math.PI * 2 + 0.3;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  return (
    oval(x - r * 0.14, y + r * 0.2, r, r, '#0d1226', 'fill-opacity=".35"') +
    path(polygon(spokes), color) +
    path(polygon([...spokes.slice(0, 4), [x, y]]), shade) +
    line(
      spokes.map(([sx, sy]) => `M${num(x)} ${num(y)}L${num(sx)} ${num(sy)}`).join(''),
      mix(color, '#ffffff', 0.09),
      0.8,
    ) +
    oval(x, y, r * 0.09, r * 0.09, mix(color, '#ffffff', 0.12))
  );
}

/** Somebody in a long gray coat and a flat cap, and an orange foot in the aisle. */
const coatFromAbove = (x: number, y: number): string =>
  at(x + 20, y - 16, 0.44, gooseFoot(LAMPS), -24) +
  path(roundedBox(x - 13, y - 16, 34, 32, 13), GOOSE.coat) +
  line(`M${x + 2} ${y}h18`, '#5d606b', 1.4) +
  oval(x + 1, y, 10.5, 12, GOOSE.cap) +
  path(`M${x + 8} ${y - 9}q9 9 0 18Z`, '#433d4a') +
  oval(x, y, 1.4, 1.4, GOOSE.capBand);
