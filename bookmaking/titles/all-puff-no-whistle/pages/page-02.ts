import { tone } from '../../../drawing/light.ts';
import { at, box, line, path } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { breath } from '../cast/breath.ts';
import { dogHead } from '../cast/dog.ts';
import { womanAtFour } from '../cast/neighbors.ts';
import { puffingHero } from '../cast/puffing.ts';
import { TOWN } from '../set/colors.ts';
import { note, tilesOn } from '../set/houses.ts';
import { MORNING } from '../set/lights.ts';

/** Close, nose to nose: the dog gives the look that you give to weather. */
export const page02: Painting = ({ hero }) => {
  const child = puffingHero(
    hero,
    60,
    'head',
    [50, 146],
    {
      pose: 'stand',
      eyes: 'set',
      cheeks: 1.1,
      yaw: 50,
      gaze: [1, -0.1],
      tilt: -2,
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const art =
    wall() +
    halfDoor() +
    child.art +
    dogBody() +
    breath({
      along: [
        [mx, my],
        [mx + 12, my - 5],
        [mx + 26, my - 24],
        [mx + 48, my - 50],
        [mx + 76, my - 58],
        [mx + 96, my - 62],
      ],
      widths: [0.8, 4.2, 2],
    }) +
    at(160, 152, 0.66, dogHead(MORNING, { look: 'disbelief', gaze: -0.9, insideOut: true }));
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'dark' },
    faces: [child.face, { x: 104, y: 100, width: 112, height: 96 }],
  };
};

const wall = (): string =>
  box(
    0,
    0,
    216,
    216,
    linear([
      [0, '#fbeee3'],
      [0.5, '#f6ddcd'],
      [1, '#e9bda8'],
    ]),
  ) + tilesOn(MORNING, 0, 170, 216, 48);

/** The lower half shut, the upper open: number four. */
const halfDoor = (): string =>
  path('M86 190V84C86 62 134 62 134 84V190Z', tone(MORNING, TOWN.stone).base) +
  path('M91 190V86C91 69 129 69 129 86V190Z', tone(MORNING, '#5b4660').base) +
  at(111, 108, 0.42, womanAtFour(MORNING)) +
  box(91, 138, 38, 54, tone(MORNING, '#41619b').base) +
  box(88, 135, 44, 5, tone(MORNING, '#41619b').lite, 1) +
  line('M97 148h26v34h-26Z', tone(MORNING, '#41619b').shade, 1.2) +
  note(78, 84, 1.4, TOWN.tile) +
  note(72, 72, 1.1, TOWN.clay);

const dogBody = (): string => {
  const coat = tone(MORNING, '#a86a45');
  return (
    path('M150 176C190 168 220 180 230 200V222H128C128 200 136 184 150 176Z', coat.base) +
    path('M196 172C214 178 226 188 230 200V222H190C204 206 204 188 196 172Z', coat.shade) +
    path(
      'M138 190C150 182 168 188 170 222H128C128 208 132 196 138 190Z',
      tone(MORNING, '#fbefe0').base,
    ) +
    line('M140 186C156 200 186 200 206 182', tone(MORNING, '#3c6cab').base, 6)
  );
};
