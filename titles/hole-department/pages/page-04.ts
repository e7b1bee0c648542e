import { asGround, at, box, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { overTheRim } from '#titles/hole-department/cast/over-the-rim.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { clouds, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { castle } from '#titles/hole-department/set/castles.ts';
import { OFFICE } from '#titles/hole-department/set/colors.ts';
import { earth, shells } from '#titles/hole-department/set/earth.ts';
import { form } from '#titles/hole-department/set/forms.ts';
import { windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { lamp } from '#titles/hole-department/set/office.ts';
import { OK_STAMP } from '#titles/hole-department/set/stamp-mark.ts';

/** Where one lies, where the ground is dark, and how deep somebody listens. */
const [GROUND, DARK, BOTTOM] = [67, 81, 211];
/** The middle of the hole. */
const HOLE = 164;

/** Tall: one who lies on the sand with the head over the hole and has just let go; far down in the dark a lamp, and one who listens. */
export const page04: Painting = ({ hero, beside }) => {
  const child = overTheRim(hero, 150, 42, [HOLE - 1, GROUND - 24]);
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [HOLE + 3, BOTTOM],
      size: 43,
      facing: -1,
      look: -56,
      mood: 'official',
      near: [HOLE + 15, BOTTOM - 43],
      far: [HOLE - 10, BOTTOM - 14],
    },
    BELOW,
  );
  const art =
    seaside() +
    at(200, 60, 0.22, castle(DAY, 0)) +
    windbreak(DAY, 184, GROUND - 4, 13) +
    parkedChair(hero, 25, [26, GROUND - 8], 40, DAY) +
    (beside ? calm(earth(GROUND, DARK)) : earth(GROUND, DARK)) +
    tunnel(beside ? -20 : 6, beside ? 0 : 1) +
    calm(deep(falling(child.hand[0], child.hand[1] + 30))) +
    fromTheSide() +
    oval(
      HOLE - (hero.years < 3 ? 48 : 68),
      GROUND - 1,
      hero.years < 3 ? 36 : 56,
      2.6,
      DAY.shade,
      'fill-opacity=".3"',
    ) +
    (beside ? lamp(76, BOTTOM - 26, BOTTOM - 38, 1) : '') +
    inspector.art +
    child.art;
  return {
    art,
    quiet: {
      box: { x: 14, y: 93, width: 116, height: 71 },
      anchor: 'middle',
      ink: 'light',
      largest: { explorer: 18 },
    },
    faces: [child.face, inspector.face],
    ...(beside && {
      overFold: () =>
        asGround(
          mirroredAtFold(seaside() + at(112, 58, 0.3, castle(DAY, 3)) + calm(earth(GROUND, DARK))),
        ) +
        shells(GROUND + 7) +
        tunnel(-213, 2),
    }),
  };
};

/** Narrower and darker the deeper it is, with one lamp's light at its end. */
function deep(inside: string): string {
  const d = `M${HOLE - 32} ${GROUND - 3}C${HOLE - 26} ${GROUND + 6} ${HOLE - 26} ${GROUND + 20} ${HOLE - 25} ${GROUND + 40}L${HOLE - 21} ${BOTTOM - 8}Q${HOLE - 20} ${BOTTOM + 2} ${HOLE} ${BOTTOM + 2}Q${HOLE + 20} ${BOTTOM + 2} ${HOLE + 21} ${BOTTOM - 8}L${HOLE + 25} ${GROUND + 40}C${HOLE + 26} ${GROUND + 20} ${HOLE + 26} ${GROUND + 6} ${HOLE + 32} ${GROUND - 3}Z`;
  // Every spade is nearer to the last one.
  const cuts = [14, 34, 52, 67, 80, 91, 100]
    .map((y, i) => {
      const half = 24 - i * 0.7;
      return `M${HOLE - half} ${GROUND + y}q${half} ${8 - i * 0.6} ${half * 2} 0`;
    })
    .join('');
  return clip(
    d,
    box(
      HOLE - 34,
      GROUND - 4,
      68,
      BOTTOM - GROUND + 8,
      linear([
        [0, '#f0cd92'],
        [0.1, '#c08a55'],
        [0.26, '#6d452e'],
        [0.46, '#2d1a15'],
        [1, '#1d110f'],
      ]),
    ) +
      line(cuts, '#1d110f', 1.1, 'stroke-opacity=".45"') +
      box(
        HOLE - 34,
        GROUND - 4,
        68,
        BOTTOM - GROUND + 8,
        linear(
          [
            [0, '#1d110f', 0.6],
            [0.4, '#1d110f', 0],
            [0.7, '#1d110f', 0],
            [1, '#1d110f', 0.4],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      oval(
        HOLE - 6,
        BOTTOM - 10,
        44,
        40,
        radial([
          [0, '#f0b45c', 1],
          [0.45, '#c67f3c', 0.8],
          [1, '#6d452e', 0],
        ]),
      ) +
      inside,
  );
}

/** Lamplight out of the tunnel, on whoever stands at its end. */
const fromTheSide = (): string =>
  box(
    HOLE - 28,
    BOTTOM - 36.8,
    46,
    36,
    linear(
      [
        [0, '#d2934b', 0],
        [0.2, '#d2934b', 1],
        [0.36, '#d2934b', 0.9],
        [1, '#b57a3f', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** One pebble, and how fast it is. */
const falling = (x: number, y: number): string =>
  line(
    `M${x - 3} ${y - 18}v12M${x} ${y - 22}v14M${x + 3} ${y - 17}v11`,
    '#fff1c9',
    0.9,
    'stroke-opacity=".8"',
  ) +
  oval(x, y, 5, 4.6, '#f3e6d2') +
  oval(x + 0.8, y + 1.4, 3.8, 2.6, '#cdb8a0') +
  oval(x - 1.4, y - 1.6, 1.4, 1, '#ffffff');

/** From the bottom of it to wherever one dries forms, which hang there as long as the tunnel is: none, six small ones, or six large. */
function tunnel(from: number, rows: 0 | 1 | 2): string {
  const to = rows === 2 ? 10 : HOLE;
  const top = BOTTOM - 38;
  const [width, first, step] = rows === 2 ? [25, -184, 31] : [17, 24, 20.5];
  const d = `M${to} ${top}H${from + 12}Q${from} ${top} ${from} ${top + 12}V${BOTTOM - 6}Q${from} ${BOTTOM} ${from + 6} ${BOTTOM}H${to}Z`;
  const washing = Array.from({ length: rows ? 6 : 0 }, (_, i) => {
    const [x, hangs] = [first + i * step, top + 3.6 + (i % 2) * 0.6];
    return (
      form(x, hangs + width * 0.67, width, {
        number: String(i + 3),
        stamp: OK_STAMP,
        degrees: (i % 3) * 4 - 4,
        circle: 2,
      }) + line(`M${x} ${hangs - 1.4}v3`, '#c9985c', 1.5)
    );
  }).join('');
  return (
    path(d, OFFICE.wallDark, `stroke="#2a1813" stroke-width="2.4"`) +
    clip(
      d,
      path(
        d,
        linear([
          [0, OFFICE.wallLit],
          [1, OFFICE.wall],
        ]),
      ) +
        line(`M${from} ${top + 3.5}H${to}`, '#f6e6c4', 0.7) +
        washing +
        box(from, BOTTOM - 2.4, to - from, 3, OFFICE.wood),
    )
  );
}

const seaside = (): string =>
  sky('#a4dbe2', '#fff3cf', 50, [24, 12]) +
  clouds([[70, 16, 0.8]]) +
  sea(40, 50, '#3f9fb0', '#8ed2cb', 'four') +
  sand(49, GROUND, 'four');
