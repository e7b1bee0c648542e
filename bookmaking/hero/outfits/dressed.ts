import { edge, num, smooth } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Widths } from '#bookmaking/hero/body.ts';
import type { Sleeve } from '#bookmaking/hero/child-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { limbSpine, limbWidths, tube } from '#bookmaking/hero/limbs.ts';
import { shoe } from '#bookmaking/hero/shoes.ts';
import type { Limb, Skeleton } from '#bookmaking/hero/skeleton.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { cutFor } from './cuts.ts';

/** A dressed body in parts, for the figure to sort by depth. Side 1 is the hero's left. */
export interface Dressed {
  readonly behind: string;
  readonly torso: string;
  readonly skirt: string;
  readonly over: string;
  readonly arm: (side: 1 | -1) => string;
  readonly leg: (side: 1 | -1) => string;
  /** A knee that points at us: the end of a thigh of which nothing else shows. */
  readonly knee: (side: 1 | -1) => string;
}

/** A sleeve or trouser leg: tube, a quiet contour so it reads against the same color, and a cuff; of skin the tube alone. */
function usual(
  limb: Limb,
  { widths, length, loose, cuffed }: Sleeve,
  t: Tone,
  light: Light,
): string {
  const spine = limbSpine(limb, length);
  const halfWidths = limbWidths(widths, spine.length, loose);
  const art = tube(light, spine, halfWidths, t, !loose || 'start');
  if (!loose) return art;
  const one = edge(spine, halfWidths, 1);
  const other = edge(spine, halfWidths, -1);
  const [a, b] = [one[one.length - 1] as Point, other[other.length - 1] as Point];
  const end = spine[spine.length - 1] as Point;
  // A hem goes round the limb, so it bows out over what comes from under it.
  const [bx, by] = [end[0] - (b[1] - a[1]) * 0.2, end[1] + (b[0] - a[0]) * 0.2];
  const hem = `M${num(a[0])} ${num(a[1])}Q${num(bx)} ${num(by)} ${num(b[0])} ${num(b[1])}`;
  // No line where a sleeve leaves the shoulder: with one it was a capsule laid on the trunk.
  const sides = smooth(one.slice(1), false) + smooth(other.slice(1), false);
  return (
    art +
    line(sides, t.deep, 1.5, 'stroke-opacity=".42"') +
    (cuffed ? path(`${hem}Z`, t.base) + line(hem, t.shade, 3.2) : '')
  );
}

export function dress(hero: Hero, s: Skeleton, light: Light): Dressed {
  const cut = cutFor(hero, s, light);
  const { body } = s;
  const drawn = hero.hand?.limb ?? usual;
  const skin = skinTone(light, hero.skin);
  const bare = (limb: Limb, widths: Widths): string =>
    drawn(limb, { widths, length: 1, loose: 0, cuffed: false }, skin, light);
  const arm = (side: 1 | -1): string => {
    const limb = side > 0 ? s.armL : s.armR;
    const loose = cut.sleeve > 0.6 ? cut.loose * 0.7 : 3.4;
    const sleeve = { widths: body.armWidths, length: cut.sleeve, loose, cuffed: true };
    return (
      (cut.sleeve < 0.9 ? bare(limb, body.armWidths) : '') +
      drawn(limb, sleeve, tone(light, cut.sleeveColor), light)
    );
  };
  const leg = (side: 1 | -1): string => {
    const limb = side > 0 ? s.legL : s.legR;
    const wellie = cut.shoe === 'wellie';
    let under = bare(limb, body.legWidths);
    if (cut.sock) {
      const [, above, ankle] = limbSpine(limb).slice(5) as [Point, Point, Point];
      const sock = [between(above, ankle, 0.2), ankle];
      under += tube(
        light,
        sock,
        [body.legWidths[2] + 1, body.legWidths[2] + 0.6],
        tone(light, cut.sock),
        false,
      );
    }
    const foot = shoe(limb, body, light, cut.shoe, hero.colors.shoes);
    const cloth =
      cut.leg > 0
        ? drawn(
            limb,
            {
              widths: body.legWidths,
              length: cut.leg,
              loose: cut.loose,
              cuffed: cut.leg > 0.3 && !wellie,
            },
            tone(light, cut.legColor),
            light,
          )
        : '';
    return wellie ? under + cloth + foot : under + foot + cloth;
  };
  const knee = (side: 1 | -1): string => {
    const { root, bend } = side > 0 ? s.legL : s.legR;
    const seen = Math.hypot(bend[0] - root[0], bend[1] - root[1]) / body.thigh;
    if (drawn !== usual || seen > 0.66 || bend[2] - root[2] < body.thigh * 0.55) return '';
    const clothed = cut.leg > 0.3;
    const t = tone(light, clothed ? cut.legColor : hero.skin);
    const w = (body.legWidths[0] + (clothed ? cut.loose : 0)) * 1.1;
    const [x, y] = bend;
    const under = `M${num(x - w * 0.92)} ${num(y + w * 0.3)}Q${num(x)} ${num(y + w * 1.45)} ${num(x + w * 0.92)} ${num(y + w * 0.3)}`;
    return (
      oval(x, y, w, w * 0.96, t.base) +
      line(under, t.deep, 2.2, 'stroke-opacity=".5"') +
      oval(x + light.direction[0] * 4, y - w * 0.36, w * 0.5, w * 0.3, t.lite, 'fill-opacity=".35"')
    );
  };
  return {
    knee,
    behind: cut.behind ?? '',
    torso: cut.torso,
    skirt: cut.skirt ?? '',
    over: cut.over ?? '',
    arm,
    leg,
  };
}
