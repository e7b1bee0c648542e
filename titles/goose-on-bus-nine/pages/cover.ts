import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { dogPeeking } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { LETTERING } from '#titles/goose-on-bus-nine/lettering.ts';
import { MEDIUM } from '#titles/goose-on-bus-nine/medium.ts';
import { busSide, busWindow, nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { drops, rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { streetLamp } from '#titles/goose-on-bus-nine/set/street.ts';

/** Grounds go on over the fold: the case is wrapped in this picture. */
const OVER_FOLD = 24;

/** The wet window from outside, near enough to touch: a finger, a button, and somebody else who has seen it. */
const paint: Painting = ({ hero }) => {
  const chance = chanceFrom('cover');
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 70),
    'head',
    [53, 123],
    {
      pose: 'sit',
      mood: 'happy',
      yaw: 34,
      gaze: [1, -0.35],
      pitch: 2,
      turn: 6,
      touchL: [95, 141],
      armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
    },
    LAMPS,
  );
  const goose =
    gooseNeck(
      [
        [178, 178],
        [180, 166],
        [188, 156],
        [189, 146],
        [184, 139],
        [175, 135],
      ],
      [28, 25, 23, 22, 22, 24],
      LAMPS,
    ) +
    at(
      162,
      122,
      0.74,
      gooseHead({ beak: 'shut', gaze: [0.9, 0.5], lid: 'wide', cap: true }, mirrored(LAMPS)),
      6,
      -0.74,
    ) +
    // The collar stands before the neck.
    path(
      'M166 164C159 168 160 178 170 184L178 176C172 174 168 170 166 164ZM190 164C197 168 196 178 186 184L178 176C184 174 188 170 190 164Z',
      '#686b77',
    );
  const inside =
    farWindows(chance) +
    (hero.wheelchair ? '' : seatBack(50, 112, 78, 90)) +
    seatBack(182, 126, 66, 80) +
    at(178, 167, 0.44, gooseCoat(LAMPS, false)) +
    clean(
      oval(
        109,
        133,
        46,
        46,
        radial([
          [0, '#e60012', 0.32],
          [1, '#e60012', 0],
        ]),
      ),
    ) +
    child.art +
    pole(107, 70, 196, 5.2) +
    at(107, 192, 0.62, dogPeeking(LAMPS)) +
    button(107, 136, 10.4) +
    // Both of them before the button, a hair from it: the whole story.
    goose +
    child.arm(1);
  const art =
    box(
      -OVER_FOLD,
      0,
      SHEET + 2 * OVER_FOLD,
      SHEET,
      linear([
        [0, '#16203f'],
        [0.12, '#26386a'],
        [0.32, '#3d5488'],
        [1, '#2c3b52'],
      ]),
    ) +
    roofs(chance) +
    streetLamp(2, 90, 62, 11) +
    streetLamp(214, 90, 54, 11) +
    busSide(-OVER_FOLD - 10, 66, SHEET + 2 * OVER_FOLD + 20, 170) +
    line(splashes(chance), '#dbe6ee', 0.6, 'stroke-opacity=".8"') +
    busWindow(11, 76, 194, 114, inside, 12) +
    // Glass: two slanting lights that keep off the faces, and drops that ran.
    path('M13 84L28 76H42L13 106ZM196 190L205 176V190Z', '#ffffff', 'fill-opacity=".2"') +
    drops(chance, { x: 84, y: 82, width: 52, height: 24 }, 16) +
    drops(chance, { x: 14, y: 92, width: 9, height: 92 }, 12) +
    drops(chance, { x: 194, y: 90, width: 9, height: 90 }, 12) +
    nine(108, 203, 9) +
    umbrellas() +
    rain(chance, { x: -OVER_FOLD, y: 0, width: SHEET + 2 * OVER_FOLD, height: 74 }, 1, 0.3) +
    rain(chance, { x: -OVER_FOLD, y: 180, width: SHEET + 2 * OVER_FOLD, height: 36 }, 0.9);
  return {
    art,
    quiet: { box: { ...SAFE, y: 14, height: 50 }, ink: 'light', align: 'center', anchor: 'middle' },
    faces: [child.face],
  };
};

/** The town beyond the far side of the bus, behind a rail with straps. */
function farWindows(chance: Chance): string {
  let panes = '';
  let lights = '';
  let straps = '';
  for (let x = 14; x < 200; x += 48) {
    panes += `M${x} 90h42v46h-42Z`;
    straps += `M${x + 22} 80v9l-3.4 8h6.8l-3.4 -8`;
    for (let i = 0; i < 5; i++)
      lights += `M${num(x + 3 + chance() * 36)} ${num(104 + chance() * 28)}h.1`;
  }
  return (
    path(
      panes,
      linear([
        [0, '#31456f'],
        [1, '#7d8aa0'],
      ]),
    ) +
    line(lights, '#ffe0a0', 2.4, 'stroke-opacity=".75"') +
    line(panes, '#c98f4c', 1.8) +
    line(`M0 80H${SHEET}`, '#c98a3a', 1.8) +
    line(straps, '#a5652f', 1.3) +
    [38, 178]
      .map((x) =>
        oval(
          x,
          78,
          44,
          24,
          radial([
            [0, '#fffdf0', 1],
            [0.4, '#fff1bd', 0.5],
            [1, '#ffe39a', 0],
          ]),
        ),
      )
      .join('')
  );
}

/** Who lives along the line, and is home already: dark enough for the title. */
function roofs(chance: Chance): string {
  let near = '';
  let lit = '';
  for (let x = -OVER_FOLD; x < SHEET + OVER_FOLD; ) {
    const w = 18 + chance() * 14;
    const top = 40 + Math.abs(x - 108) * -0.14 + chance() * 14;
    near += `M${num(x)} 80V${num(top)}l${num(w / 2)} -8l${num(w / 2)} 8V80Z`;
    if (x < 26 || x > 172)
      lit += `M${num(x + 4)} ${num(top + 6)}h3v4.4h-3ZM${num(x + w - 8)} ${num(top + 15)}h3v4.4h-3Z`;
    x += w;
  }
  return path(near, '#1b2449') + path(lit, '#ffd27e', 'fill-opacity=".85"');
}

/** Rain on the roof's edge. */
function splashes(chance: Chance): string {
  let d = '';
  for (let i = 0; i < 44; i++)
    d += `M${num(-OVER_FOLD + chance() * (SHEET + 2 * OVER_FOLD))} 65.8l${num(chance() * 3 - 1.5)} ${num(-0.6 - chance() * 0.9)}`;
  return d;
}

/** Two who wait for another bus: near, dark, with the window's light along their edges. */
const umbrellas = (): string =>
  path(
    'M-30 226C-30 184 30 172 56 206C48 203 42 205 40 211C32 204 22 206 18 213C10 206 -2 206 -8 214Z',
    '#26244a',
  ) +
  line(
    'M-30 196C-8 176 36 176 56 206M18 213C16 200 10 190 4 184',
    '#ffd694',
    0.9,
    'stroke-opacity=".8"',
  ) +
  path(
    'M246 230C248 190 190 178 166 209C174 206 180 208 182 214C190 207 200 209 204 216C212 210 226 210 232 218Z',
    '#33507a',
  ) +
  line(
    'M244 202C226 182 186 182 166 209M204 216C206 204 212 196 217 190',
    '#ffd694',
    0.9,
    'stroke-opacity=".8"',
  );

export const cover: Cover = {
  slug: 'goose-on-bus-nine',
  title: '{name} and the Goose on Bus Nine',
  lettering: LETTERING,
  medium: MEDIUM,
  paint,
  grounds: [{ color: BUS.seat, light: LAMPS }],
};
