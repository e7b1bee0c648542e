import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { disc, num, polygon, smooth, star } from '#bookmaking/drawing/curves.ts';
import { flat, lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { youngAt } from '#bookmaking/hero/body.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type Skeleton, trunkOutline } from '#bookmaking/hero/skeleton.ts';
import type { Outfit } from '#bookmaking/hero/traits.ts';
import {
  button,
  type Cut,
  cloth,
  collar,
  facing,
  hood,
  onTrunk,
  round,
  shirt,
  skirt,
} from './cloth.ts';
import { skirt as skirtAndTop, sweater, tShirt } from './everyday.ts';

const BRASS = '#f3c75c';
const CREAM = '#fff4e4';

type Tailor = (hero: Hero, s: Skeleton, light: Light) => Cut;

const dungarees: Tailor = (hero, s, light) => {
  const { main, second } = hero.colors;
  const t = tone(light, main);
  const brass = tone(light, BRASS).base;
  const trousers = trunkOutline(s, 0.5, 1, 1.06);
  const bib = onTrunk(
    s,
    [
      [-38, 0.56],
      [-34, 0.26],
      [-17, 0.25],
      [0, 0.25],
      [17, 0.25],
      [34, 0.26],
      [38, 0.56],
    ],
    1.05,
  );
  const pocket = onTrunk(
    s,
    [
      [-18, 0.36],
      [18, 0.36],
      [17, 0.52],
      [0, 0.56],
      [-17, 0.52],
    ],
    1.07,
  );
  let straps = '';
  for (const side of [-1, 1]) {
    straps += smooth(
      onTrunk(
        s,
        [
          [side * 30, 0.3],
          [side * 34, 0.14],
          [side * 40, 0.03],
        ],
        1.05,
      ),
      false,
    );
    straps += smooth(
      onTrunk(
        s,
        [
          [180 - side * 40, 0.03],
          [180 - side * 12, 0.3],
          [180 + side * 22, 0.54],
        ],
        1.05,
      ),
      false,
    );
  }
  const body =
    shirt(s, light, second, mix(second, '#ffffff', 0.75)) +
    path(trousers, t.base) +
    shifted(-light.direction[0] * 14, 3, path(trousers, t.shade, 'fill-opacity=".35"')) +
    line(straps, t.base, 8) +
    (bib.length > 5 ? path(polygon(bib), t.base) : '') +
    (pocket.length > 4
      ? path(polygon(pocket), t.shade) +
        line(polygon(pocket), t.lite, 1.3, 'stroke-dasharray="3 3"')
      : '') +
    button(facing(s, 30, 0.3), brass) +
    button(facing(s, -30, 0.3), brass);
  return {
    shoe: 'sneaker',
    sleeve: hero.hair === 'hijab' ? 0.94 : 0.36,
    sleeveColor: second,
    leg: 0.9,
    legColor: main,
    loose: 4,
    torso:
      clip(trunkOutline(s, -0.02, 1, 1.08), body) +
      collar(s, light, mix(second, '#ffffff', 0.4), 4),
  };
};

/** With a hijab the dress has long sleeves and is worn over leggings. */
const dress: Tailor = (hero, s, light) => {
  const { main, accent } = hero.colors;
  const covered = hero.hair === 'hijab';
  const t = tone(light, main);
  const shape = skirt(s, 0.42, 0.78, 0.72);
  // From the neck to the hem, whichever way the two lie.
  const xs = [...shape.hem, s.neck].map((p) => p[0]);
  const ys = [...shape.hem, s.neck].map((p) => p[1]);
  const chance = chanceFrom(`${hero.seed} dots`);
  let dots = '';
  for (let i = 0; i < 26; i++) {
    dots += disc(
      lerp(Math.min(...xs), Math.max(...xs), (i % 5) / 4 + (chance() - 0.5) * 0.12),
      lerp(Math.min(...ys) + 14, Math.max(...ys), Math.floor(i / 5) / 5 + (chance() - 0.5) * 0.06),
      3,
    );
  }
  let folds = '';
  for (const p of shape.hem.slice(1, 4)) {
    folds += `M${num(lerp(s.pelvis[0], p[0], 0.35))} ${num(lerp(s.pelvis[1] - 20, p[1], 0.35))}L${num(p[0])} ${num(p[1])}`;
  }
  const trim = tone(light, accent).base;
  const pattern =
    path(dots, tone(light, mix(main, '#fff6e0', 0.75)).base, 'fill-opacity=".9"') +
    line(folds, t.deep, 2.4, 'stroke-opacity=".35"') +
    line(smooth(shape.hem, false), trim, 7);
  return {
    shoe: 'sneaker',
    sleeve: covered ? 0.94 : 0.3,
    sleeveColor: covered ? accent : main,
    leg: covered ? 1 : 0,
    legColor: accent,
    sock: CREAM,
    loose: covered ? 1.5 : 4,
    torso: cloth(light, trunkOutline(s, 0, 0.96, 1.03), main),
    skirt:
      cloth(light, shape.d, main, pattern) + line(smooth(round(s, 0.45, 1.05), false), trim, 5),
    over: collar(s, light, CREAM, 7),
  };
};

const hoodie: Tailor = (hero, s, light) => {
  const { main, second, accent } = hero.colors;
  const t = tone(light, main);
  const pocket = onTrunk(
    s,
    [
      [-34, 0.86],
      [-30, 0.66],
      [-18, 0.58],
      [0, 0.58],
      [18, 0.58],
      [30, 0.66],
      [34, 0.86],
    ],
    1.1,
  );
  const badge = facing(s, 0, 0.36, 1.08);
  const [left, right] = [facing(s, -14, 0.1), facing(s, 14, 0.1)];
  const cords =
    left && right ? `M${num(left[0])} ${num(left[1])}v16M${num(right[0])} ${num(right[1])}v13` : '';
  const detail =
    (pocket.length > 4 ? path(polygon(pocket), t.shade, 'fill-opacity=".7"') : '') +
    line(smooth(round(s, 0.965, 1.1, 0.02), false), t.shade, 7) +
    (badge ? path(star(badge[0], badge[1], 11), tone(light, accent).base) : '');
  return {
    shoe: 'sneaker',
    sleeve: 0.97,
    sleeveColor: main,
    // Jeans and leggings are long; shorts are what nobody says.
    leg: hero.hair === 'hijab' || hero.said.second ? 0.95 : 0.5,
    legColor: second,
    sock: CREAM,
    loose: 3.4,
    torso: cloth(light, trunkOutline(s, 0, 1, 1.09), main, detail),
    over: hood(s, light, main) + line(cords, tone(light, CREAM).base, 2.4),
  };
};

const pyjamas: Tailor = (hero, s, light) => {
  const { main, second, accent } = hero.colors;
  const t = tone(light, main);
  const chance = chanceFrom(`${hero.seed} stars`);
  let stars = '';
  for (let i = 0; i < 22; i++) {
    const longitude = -s.yaw - 80 + (i % 5) * 40 + chance() * 14;
    const p = s.torsoAt(longitude, 0.12 + Math.floor(i / 5) * 0.19 + chance() * 0.06, 1.03);
    stars += star(p[0], p[1], 4.6);
  }
  const opening = onTrunk(
    s,
    [
      [0, 0.06],
      [0, 0.3],
      [0, 0.6],
      [0, 0.98],
    ],
    1.07,
  );
  const detail =
    path(stars, tone(light, second).base, 'fill-opacity=".9"') +
    line(smooth(opening, false), t.deep, 1.6, 'stroke-opacity=".6"');
  const buttons = [0.26, 0.48, 0.7].map((level) =>
    button(facing(s, 5, level, 1.06), tone(light, accent).base, 3),
  );
  return {
    shoe: 'slipper',
    sleeve: 0.95,
    sleeveColor: main,
    leg: 0.95,
    legColor: main,
    loose: 4,
    torso: cloth(light, trunkOutline(s, 0, 1, 1.08), main, detail) + buttons.join(''),
    over: collar(s, light, second, 8),
  };
};

const raincoat: Tailor = (hero, s, light) => {
  const { main, second, accent } = hero.colors;
  const t = tone(light, main);
  // On short legs a coat of the same cut was a sack with two boots.
  const young = youngAt(hero.years);
  const shape = skirt(s, 0.3, lerp(0.42, 0.06, young), lerp(0.6, 0.5, young));
  const opening = onTrunk(
    s,
    [
      [0, 0.1],
      [0, 0.4],
      [0, 0.7],
      [0, 0.98],
    ],
    1.1,
  );
  let pockets = '';
  for (const side of [-1, 1]) {
    const flap = onTrunk(
      s,
      [
        [side * 26, 0.74],
        [side * 50, 0.73],
      ],
      1.12,
    );
    if (flap.length > 1) pockets += polygon(flap, false);
  }
  const detail =
    (opening.length > 2
      ? line(smooth([...opening, shape.hem[2] as Point], false), t.deep, 2, 'stroke-opacity=".5"')
      : '') +
    line(pockets, t.deep, 4, 'stroke-opacity=".55"') +
    line(smooth(shape.hem, false), t.shade, 4);
  const buttons = [0.24, 0.46, 0.68].map((level) =>
    button(facing(s, 6, level, 1.12), tone(light, accent).base, 3.6),
  );
  return {
    shoe: 'wellie',
    sleeve: 0.96,
    sleeveColor: main,
    leg: 0.9,
    legColor: second,
    loose: 4.4,
    torso: cloth(light, trunkOutline(s, 0, 1, 1.1), main),
    skirt: cloth(light, shape.d, main, detail) + buttons.join(''),
    over: hood(s, light, main),
  };
};

const cape: Tailor = (hero, s, light) => {
  const { main, second, accent } = hero.colors;
  const badge = facing(s, 0, 0.38, 1.05);
  const detail =
    (badge
      ? oval(badge[0], badge[1], 15, 15, tone(light, '#fff1cf').base) +
        path(star(badge[0], badge[1], 12), tone(light, accent).base)
      : '') + line(smooth(round(s, 0.8, 1.05), false), tone(light, BRASS).base, 8);
  return {
    shoe: 'wellie',
    sleeve: hero.hair === 'hijab' ? 0.95 : 0.4,
    sleeveColor: main,
    leg: 1,
    legColor: second,
    loose: 2,
    torso: cloth(light, trunkOutline(s, 0, 1, 1.03), main, detail),
    behind: capeCloth(s, light, accent),
    over:
      s.facing > 0
        ? line(smooth(round(s, 0.07, 1.02, 0.06), false), tone(light, accent).base, 9) +
          button(facing(s, 0, 0.14, 1.06), tone(light, BRASS).base, 5)
        : '',
  };
};

/** The cape itself; it blows back with the lean of a run. */
function capeCloth(s: Skeleton, light: Light, color: string): string {
  if (s.pose.lie) return cloth(light, smooth(capeOnBack(s)), color);
  const t = tone(light, color);
  const a = flat(s.torsoAt(70, 0.06, 1));
  const b = flat(s.torsoAt(-70, 0.06, 1));
  const blown = Math.max(0, s.pose.lean ?? 0) * 2.2;
  const length = s.pose.seat ? s.body.torso : s.body.torso * 1.3 + s.body.thigh * 0.4;
  const y = s.neck[1] + length - blown * 0.9 - (s.pose.lift ?? 0) * 0.5;
  const w = s.body.shoulder * 1.5;
  const back = s.torsoAt(180, 1.35, 1.2);
  const x = back[0] * 0.3 + s.neck[0] * 0.7 - Math.sin((s.yaw * Math.PI) / 180) * (26 + blown);
  const d = smooth([
    b,
    [lerp(b[0], x - w, 0.6), lerp(b[1], y, 0.5)],
    [x - w, y - 6],
    [x - w * 0.5, y + 6],
    [x - 4, y - 4],
    [x + w * 0.45, y + 7],
    [x + w, y - 6],
    [lerp(a[0], x + w, 0.6), lerp(a[1], y, 0.5)],
    a,
  ]);
  let folds = '';
  for (const k of [-0.5, 0, 0.5]) {
    folds += `M${num(lerp(b[0], a[0], 0.5 + k * 0.5))} ${num(b[1] + 10)}Q${num(x + k * w * 0.8)} ${num(lerp(b[1], y, 0.5))} ${num(x + k * w * 1.1)} ${num(y - 8)}`;
  }
  return cloth(light, d, color, line(folds, t.deep, 3, 'stroke-opacity=".4"'), 10);
}

/** On somebody who lies it lies as well, along the back to the knees. */
const capeOnBack = (s: Skeleton): Point[] =>
  [
    [75, 0.05, 1.02],
    [105, 0.5, 1.14],
    [120, 0.95, 1.3],
    [150, 1.2, 1.3],
    [180, 1.24, 1.3],
    [210, 1.2, 1.3],
    [240, 0.95, 1.3],
    [255, 0.5, 1.14],
    [285, 0.05, 1.02],
  ].map(([longitude = 0, level = 0, reach = 1]) => flat(s.torsoAt(longitude, level, reach)));

const TAILORS: Record<Outfit, Tailor> = {
  sweater,
  't-shirt': tShirt,
  dungarees,
  skirt: skirtAndTop,
  dress,
  hoodie,
  raincoat,
  cape,
  pyjamas,
};

/** The hero's outfit, cut to a skeleton. */
export const cutFor = (hero: Hero, s: Skeleton, light: Light): Cut =>
  TAILORS[hero.outfit](hero, s, light);
