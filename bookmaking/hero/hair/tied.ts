import { mix } from '#bookmaking/drawing/color.ts';
import { edge, num, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import { clamp, lerp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { cap } from '#bookmaking/hero/skull.ts';
import { fringe, NATURAL, PULLED_BACK } from './hairlines.ts';
import { grown } from './how-long.ts';
import { backing, forward, knot, plait, rimArc, type Strands, scalp, volume } from './strands.ts';
import type { Worn } from './worn.ts';

const LINKS = { short: 3, chin: 4, shoulder: 6, long: 8, waist: 13 } as const;

export function braids(strands: Strands): Worn {
  for (const side of [-1, 1])
    plait(strands, side * 98, 22, LINKS[strands.length ?? 'long'], 10.5, { out: 10, reach: 1.1 });
  const parted = (longitude: number): number =>
    Math.abs(longitude) < 60 ? lerp(-52, -18, Math.abs(longitude) / 60) : PULLED_BACK(longitude);
  return { over: scalp(strands, parted, volume(1.09, 1.05), { marks: 10 }) };
}

export function pigtails(strands: Strands): Worn {
  const { head, light, tone: t, layers, accent } = strands;
  const tie = tone(light, accent);
  for (const side of [-1, 1]) {
    const p = head.at(side * 100, -26, 1.06);
    const out = Math.sign(p[0] || 1) * Math.max(0.4, Math.abs(p[0]) / 50);
    const spine: Point[] = [
      [p[0], p[1]],
      [p[0] + out * 24, p[1] + 2],
      [p[0] + out * 34, p[1] + 30],
      [p[0] + out * 26, p[1] + 62],
    ];
    const inner = spine.map(
      ([x, y]): Point => [x - light.direction[0] * 2, y - light.direction[1] * 2],
    );
    const strandMarks =
      smooth(edge(inner, [1, 6, 6, 0], 1), false) + smooth(edge(inner, [1, 6, 6, 0], -1), false);
    layers.put(
      p[2] + 8,
      path(ribbon(spine, [6, 15, 16, 2]), light.rimAmount > 0.2 ? t.rim : t.base) +
        path(ribbon(inner, [6, 15, 16, 2]), t.base) +
        line(strandMarks, t.shade, 1.9, 'stroke-opacity=".7"') +
        oval(p[0] + out * 4, p[1], 6, 8, tie.base) +
        oval(p[0] + out * 3, p[1] - 2, 2, 3, tie.lite),
    );
  }
  return { over: scalp(strands, fringe(18, 4), volume(1.1, 1.05), { marks: 10 }) };
}

export function bun(strands: Strands): Worn {
  knot(strands, 180, -76, 1.42, 22);
  return { over: scalp(strands, PULLED_BACK, volume(1.08, 1.04), { marks: 11 }) };
}

/** Locs fall from two rows at the back and sides, and a fringe of short ones lies on the crown. */
export function locs(strands: Strands): Worn {
  const { head, light, tone: t, layers, chance } = strands;
  // From behind they are all that is seen: of one length they were a bob.
  const behind = head.front < -0.2 ? 1 : 0;
  const ropes = { behind: '', before: '' };
  const coils = { behind: '', before: '' };
  const down = grown(strands.length);
  const hang = (longitude: number, latitude: number, whole: number, width: number): void => {
    const length = whole * down * (1 + (longitude % 3) * 0.36 * behind);
    const p = head.at(longitude, latitude, 1.07);
    const sway = clamp(p[0] / 8, -5, 5);
    const high = latitude < -20;
    const spine: Point[] = [
      [p[0] * (high ? 0.94 : 0.86), p[1] - (high ? 1 : 16)],
      [p[0], p[1] + 3],
      [p[0] + sway, p[1] + length * 0.5],
      [p[0] + sway * 0.8, p[1] + length],
    ];
    const where = p[2] < 3 ? 'behind' : 'before';
    ropes[where] += ribbon(spine, [width * 0.8, width, width, width * 0.8]);
    for (let i = 1; i < 6; i += 1 + behind) {
      const y = p[1] - 6 + (length * i) / 6;
      coils[where] +=
        `M${num(p[0] + sway * 0.6 - width * 0.7)} ${num(y)}q${num(width * 0.7)} 3 ${num(width * 1.4)} -1`;
    }
  };
  for (let i = 0; i < 15; i++) {
    hang(84 + i * 13.7, 4 + (i % 2) * 8, 48 + chance() * 16, 6.8);
  }
  for (let i = 0; i < 9; i++) {
    hang(100 + i * 20, -40 + (i % 2) * 10, 84 + chance() * 18, 7);
  }
  const [lx, ly] = light.direction;
  layers.put(
    -1,
    shifted(
      -lx * 1.8,
      -ly * 1.8,
      path(ropes.behind, t.shade, `stroke="${t.deep}" stroke-width="1.2"`) +
        line(coils.behind, t.deep, 1.4, 'stroke-opacity=".6"'),
    ),
  );
  layers.put(
    1,
    path(ropes.before, t.base, `stroke="${t.shade}" stroke-width="1.4"`) +
      line(coils.before, t.shade, 1.2, 'stroke-opacity=".55"'),
  );
  backing(strands);
  const back = forward(head);
  let rows = '';
  let marks = '';
  const turned = 180 * behind;
  for (const across of [-66, -48, -30, -12, 8, 26, 46, 64]) {
    const root = head.at(across * 0.5 + turned, -78 + back, 1.1);
    const middle = head.at(across * 0.9 + turned, -56 + back, 1.1);
    const tip = head.at(across + turned, -34 + back + Math.abs(across) * 0.32, 1.06);
    if (tip[2] <= -3 || middle[2] <= -3) continue;
    const spine = [root, middle, tip].map((p): Point => [p[0], p[1]]);
    rows += ribbon(spine, [5.4, 6.4, 5.2]);
    marks += `M${num(middle[0] - 4)} ${num(middle[1])}q4 3 8 -1M${num((middle[0] + tip[0]) / 2 - 4)} ${num((middle[1] + tip[1]) / 2)}q4 3 8 -1`;
  }
  return {
    over:
      scalp(strands, NATURAL, volume(1.12, 1.06), { marks: 0 }) +
      path(rows, t.base, `stroke="${t.shade}" stroke-width="1.3"`) +
      line(marks, t.shade, 1.2, 'stroke-opacity=".55"'),
  };
}

/** Rows run over the head from the forehead to the nape, skin showing between, tips in ties. */
export function cornrows(strands: Strands): Worn {
  const { head, light, tone: t, skin } = strands;
  for (const longitude of [112, 140, 168, 196, 224, 250]) {
    plait(strands, longitude, 30, 6, 5.6, { reach: 1.03 });
  }
  const onRow = (across: number, angle: number, reach: number) =>
    head.along(
      Math.sin(across),
      -Math.cos(across) * Math.sin(radians(angle)),
      Math.cos(across) * Math.cos(radians(angle)),
      reach,
    );
  let seams = '';
  let stitches = '';
  for (let row = -5; row <= 5; row++) {
    const seam: Point[] = [];
    for (let angle = 40; angle <= 206; angle += 8) {
      const p = onRow(radians(row * 13.5), angle, 1.025);
      if (p[2] > 2) seam.push([p[0], p[1]]);
      const q = onRow(radians(row * 13.5 + 6.7), angle, 1.03);
      if (q[2] > 6 && angle > 44 && angle < 200) {
        stitches += `M${num(q[0] - 2.6)} ${num(q[1] - 1)}q2.6 2.4 5.2 0`;
      }
    }
    if (seam.length > 2) seams += smooth(seam, false);
  }
  return {
    over:
      path(cap(head, PULLED_BACK, 1.03), t.base) +
      line(seams, mix(tone(light, skin).shade, t.base, 0.35), 1.5) +
      line(stitches, t.lite, 1.3, 'stroke-opacity=".55"') +
      rimArc(strands, 1.03, 2.4),
  };
}
