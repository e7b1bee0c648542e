// The room as its ceiling sees it, for the one page on which nothing hangs at an angle. In mm.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { CAT, ROOM } from './colors.ts';
import { HUSHED } from './hours.ts';
import { glow } from './room.ts';

const { light } = HUSHED;
const DARK: Hex = '#1c1a40';
/** The middle of the rug, and how far it reaches: as far as the lamp. */
const [X, Y, R] = [112, 106, 86];

/** Boards, every one of them level, from an edge of the page or from beyond the fold. In mm. */
export function floorFromAbove(from: number): string {
  const chance = chanceFrom('level boards');
  let seams = '';
  // As long as a room: with a joint every arm's length it was a wall of bricks.
  for (let y = 8; y < SHEET; y += 13) {
    seams += `M${from} ${y}H${SHEET}`;
    if (chance() < 0.5) seams += `M${num(from + chance() * (SHEET - from))} ${y}v13`;
  }
  return (
    clean(
      box(
        from,
        0,
        SHEET - from,
        SHEET,
        linear([
          [0, '#2b2f63'],
          [1, '#232552'],
        ]),
      ),
    ) +
    line(seams, '#191b42', 0.6) +
    glow(X, Y, R * 1.5, R * 1.5, '#e0935a', 0.6)
  );
}

/** The window, laid on the floor by the moon, and on whatever knees are in its way: left of the fold. In mm. */
export function moonOnFloor(): string {
  let panes = '';
  for (const row of [0, 1]) {
    for (const column of [0, 1]) {
      const [x, y] = [-158 + column * 58 + row * 19, 34 + row * 66];
      panes += polygon([
        [x, y],
        [x + 52, y],
        [x + 69, y + 59],
        [x + 17, y + 59],
      ]);
    }
  }
  return path(panes, '#aebcf2', 'fill-opacity=".26"');
}

export function rugFromAbove(): string {
  const lit = (color: Hex): Hex => mix(color, light.key, 0.2);
  let fringe = '';
  for (let i = 0; i < 150; i++) {
    const angle = (i / 150) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    fringe += `M${num(X + c * R)} ${num(Y + s * R)}l${num(c * 3)} ${num(s * 3)}`;
  }
  const ring = (k: number, color: Hex, width: number, more = ''): string =>
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
        [0, '#5580e0'],
        [0.6, '#3d62b8'],
        [1, ROOM.rug],
      ]),
    ) +
    ring(0.955, ROOM.rugEdge, 4.6) +
    ring(0.88, ROOM.rugRing, 1.4) +
    ring(0.84, ROOM.rugRing, 0.7, ' stroke-dasharray="2.6 2.6"')
  );
}

/** The big chair, with nothing behind it any more, and on it somebody who had left by the window. */
export function chairFromAbove(): string {
  const t = tone(light, ROOM.chair);
  const [cloth, arms, seat] = [0.46, 0.3, 0.16].map((dark) => mix(t.base, DARK, dark)) as [
    Hex,
    Hex,
    Hex,
  ];
  const fur = mix(CAT.fur, DARK, 0.2);
  return (
    path(roundedBox(-14, -10, 68, 62, 15), '#12143a', 'fill-opacity=".5"') +
    path(roundedBox(-18, -16, 68, 62, 15), cloth) +
    path(
      roundedBox(-14, -12, 60, 15, 7) +
        roundedBox(36, -8, 12, 50, 6) +
        roundedBox(-16, -8, 12, 50, 6),
      arms,
    ) +
    path(roundedBox(-2, 4, 37, 38, 8), seat) +
    // Curled up: a round of fur, a head on a tail.
    oval(18, 24, 12, 10.6, mix(fur, DARK, 0.25)) +
    oval(17.4, 23.2, 11.4, 10, fur) +
    path('M8 18C4 26 8 34 18 34C24 34 28 31 29 27C24 31 12 31 10 20Z', mix(fur, DARK, 0.2)) +
    oval(10.4, 20.4, 5, 4.6, mix(fur, '#ffffff', 0.12)) +
    path('M6.6 18.4L6.4 13.6L10 16.4ZM11 16L14.2 13.2L14.4 18Z', mix(fur, '#ffffff', 0.12)) +
    line('M8 21.4q1 .8 2 0M11 20.6q1 .6 1.8 -.2', '#2c1b22', 0.5)
  );
}

/** The table's round, its cloth, one cup that nobody finished. */
export function tableFromAbove(): string {
  const cloth = mix(tone(light, ROOM.cloth).base, DARK, 0.3);
  const hem = mix(tone(light, ROOM.clothHem).base, DARK, 0.4);
  return (
    oval(208, 208, 42, 42, '#12143a', 'fill-opacity=".5"') +
    oval(206, 204, 41, 41, hem) +
    oval(206, 204, 38.4, 38.4, cloth) +
    oval(206, 204, 34, 34, 'none', `stroke="${mix(cloth, '#ffffff', 0.25)}" stroke-width=".6"`) +
    oval(193, 192, 9, 9, mix('#ffffff', DARK, 0.16)) +
    oval(193, 192, 5.6, 5.6, '#7fa6dc') +
    oval(193, 192, 4.4, 4.4, '#7a4428') +
    line('M198 190q4 -1 4 2t-4 2', '#7fa6dc', 1.4)
  );
}
