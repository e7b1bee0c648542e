import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, brush, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

const PHOTO: Box = { x: 143, y: 45, width: 36, height: 36 };

/** A ticket for one ride, one finger; with a photo it is a pass. The hero stands by the stop. */
export const belongs: Painting = ({ hero, photo }) => {
  const chance = chanceFrom('belongs');
  const child = placeHero(
    hero,
    Math.min(29, 86 / (bodyAt(hero.years).heads + 0.45)),
    'ground',
    [66, 193],
    { pose: 'wave', mood: 'happy', yaw: 12, gaze: [0.6, -0.2], pitch: 5 },
    LAMPS,
  );
  let holes = '';
  for (let x = 30; x < 190; x += 6) holes += `M${num(x)} 27h2.4M${num(x)} 99h2.4`;
  const ticket = roundedBox(24, 22, 168, 82, 8);
  const art =
    box(0, 0, SHEET, SHEET, '#f4dcae') +
    brush(chance, { x: 0, y: 0, width: SHEET, height: SHEET }, 70, 26, 0, '#fff4d8', 1.4, 0.4) +
    skyline(chance) +
    oval(
      108,
      196,
      104,
      26,
      radial([
        [0, '#b88a58', 0.55],
        [0.7, '#c79a66', 0.3],
        [1, '#d9b27a', 0],
      ]),
    ) +
    path(roundedBox(26, 25, 168, 82, 8), '#8a5a3c', 'fill-opacity=".22"') +
    path(ticket, '#fffaf0') +
    line(roundedBox(28, 32, 160, 62, 4), BUS.seat, 0.9) +
    line(holes, '#d9bb84', 1.5) +
    photoFrame(photo, { box: PHOTO, color: BUS.seat, moulding: 2.6 }, LAMPS) +
    at(186, 150, 0.29, disguise(LAMPS, { rise: 0, foot: true, beak: false })) +
    stop(140, 192) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: {
      box: { x: 36, y: 38, width: photo ? 94 : 144, height: 50 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [child.face, PHOTO] : [child.face],
  };
};

/** The town, as far as it shows on paper. */
function skyline(chance: Chance): string {
  let far = '';
  let windows = '';
  for (let x = -4; x < SHEET; ) {
    const w = 14 + chance() * 14;
    const top = 140 - chance() * 22;
    far += `M${num(x)} 190V${num(top)}L${num(x + w / 2)} ${num(top - 7)}L${num(x + w)} ${num(top)}V190Z`;
    for (let row = 0; row < 3; row++) {
      windows += roundedBox(x + w * 0.24, top + 6 + row * 11, 3.4, 5, 0.6);
      windows += roundedBox(x + w * 0.6, top + 6 + row * 11, 3.4, 5, 0.6);
    }
    x += w + 0.6;
  }
  return (
    path(
      far,
      linear([
        [0, '#ecca8f'],
        [1, '#f2d7a5'],
      ]),
    ) +
    path(windows, '#fbe9c4') +
    box(
      0,
      182,
      SHEET,
      34,
      linear([
        [0, '#e2bd84'],
        [0.3, '#dcb378'],
        [1, '#d0a468'],
      ]),
    )
  );
}

/** The bus stop, with a bag's worth of puddle. */
const stop = (x: number, y: number): string =>
  oval(x + 2, y, 26, 4.4, '#7f97ab', 'fill-opacity=".55"') +
  oval(x + 1, y - 0.4, 15, 2, '#c5d5df', 'fill-opacity=".7"') +
  box(x - 1.4, y - 68, 2.8, 68, '#5a4a52', 1.4) +
  nine(x, y - 70, 13);
