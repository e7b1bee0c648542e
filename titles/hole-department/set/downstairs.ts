import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { STAFF } from '#titles/hole-department/cast/staff.ts';
import { EARTH, OFFICE } from './colors.ts';
import { pile } from './forms.ts';
import { BELOW } from './lights.ts';
import { desk, lamp, pigeonholes } from './office.ts';

const FLOOR = 199;

/** The large room that was under the beach all along, over both pages: words lie on its wall. */
export const room = (): string => {
  const cave =
    'M-226 103C-180 99 -150 102 -110 101C-60 99 -20 102 24 101C60 100 92 104 100 118C106 140 104 176 100 206H-226Z';
  return (
    path(cave, EARTH.dark, 'stroke="#38221a" stroke-width="5"') +
    clip(
      cave,
      path(
        cave,
        linear([
          [0, '#e0a95c'],
          [0.25, '#f2c878'],
          [1, '#e3af62'],
        ]),
      ) +
        box(-226, FLOOR, 330, 12, OFFICE.wood) +
        box(-226, FLOOR, 330, 1.4, OFFICE.woodLite) +
        box(-226, FLOOR - 3, 330, 3, OFFICE.wallDark, 0, 'fill-opacity=".35"') +
        // A clerk's day, planked as far as words do not come.
        line('M-226 112H110M-226 186H110', '#c08a44', 1.2, 'stroke-opacity=".45"'),
    )
  );
};

/** At the picture's end of it, somebody had just poured tea. */
export const teaBreak = (): string => {
  const clerk = mole(
    {
      person: STAFF.visor,
      where: [62, FLOOR + 1],
      size: 56,
      facing: 1,
      look: -30,
      mood: 'alarmed',
      far: [84, 170],
      near: [52, 184],
    },
    BELOW,
  );
  return (
    pigeonholes({ x: 12, y: 132, width: 32, height: 50 }, 4, 5, 'two') +
    at(74, 108, 1, lamp(0, 17, 0, 1.1), 9) +
    oval(62, FLOOR + 1, 22, 1.6, '#3a2018', 'fill-opacity=".3"') +
    clerk.art +
    at(
      84,
      158,
      1.1,
      path('M-6 -2H6C6 5 3 8 0 8C-3 8 -6 5 -6 -2Z', '#f6e8d0') +
        line('M-6 0.500H6', '#2f8f8c', 1.2) +
        path('M-5 -4C-6 -10 -1 -9 -1 -13C2 -10 2 -9 5 -12C5 -8 5 -6 5 -4Z', '#8a4a2a') +
        oval(8, -11, 1.2, 1.6, '#8a4a2a') +
        oval(-7, -12, 1, 1.4, '#8a4a2a'),
      12,
    ) +
    clerk.farPaw +
    desk(24, FLOOR + 1, 30, pile(22, FLOOR - 13.4, 16, 6, 'two'))
  );
};
