import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import type { Widths } from '#bookmaking/hero/body.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { limbSpine, tube } from '#bookmaking/hero/limbs.ts';
import { shoe } from '#bookmaking/hero/shoes.ts';
import type { Limb, Skeleton } from '#bookmaking/hero/skeleton.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import type { LimbBuild } from '#bookmaking/hero/sleeve.ts';
import { yoke } from '#bookmaking/hero/yoke.ts';
import { cutFor } from './cuts.ts';

/** A dressed body in parts, for the figure to sort by depth. Side 1 is the hero's left. */
export interface Dressed {
  readonly behind: string;
  readonly torso: string;
  readonly skirt: string;
  readonly over: string;
  readonly arm: (side: 1 | -1, build?: LimbBuild) => string;
  /** The same without any cloth. */
  readonly bareArm: (side: 1 | -1, build?: LimbBuild) => string;
  /** How far sleeves go, from none at 0 to the wrist at 1. */
  readonly sleeve: number;
  readonly leg: (side: 1 | -1) => string;
  /** A knee that points at us: the end of a thigh of which nothing else shows. */
  readonly knee: (side: 1 | -1) => string;
}

export function dress(hero: Hero, s: Skeleton, light: Light): Dressed {
  const cut = cutFor(hero, s, light);
  const { body } = s;
  const { limb: drawn, knee: rounded, trunk } = handOf(hero);
  const skin = skinTone(light, hero.skin);
  const bare = (limb: Limb, widths: Widths, build?: LimbBuild): string =>
    drawn(limb, { widths, length: 1, loose: 0, cuffed: false, build }, skin, light);
  const armOf = (side: 1 | -1): Limb => (side > 0 ? s.armL : s.armR);
  const bareArm = (side: 1 | -1, build?: LimbBuild): string =>
    bare(armOf(side), body.armWidths, build);
  const arm = (side: 1 | -1, build?: LimbBuild): string => {
    const loose = cut.sleeve > 0.6 ? cut.loose * 0.7 : 3.4;
    const sleeve = { widths: body.armWidths, length: cut.sleeve, loose, cuffed: true, build };
    const color = tone(light, cut.sleeveColor);
    return (
      (cut.sleeve < 0.9 ? bareArm(side, build) : '') +
      (build?.isWhole ? yoke(s, side, armOf(side), build.halves(sleeve)[0], color) : '') +
      drawn(armOf(side), sleeve, color, light)
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
    const isClothed = cut.leg > 0.3;
    const half = (body.legWidths[0] + (isClothed ? cut.loose : 0)) * 1.1;
    const t = tone(light, isClothed ? cut.legColor : hero.skin);
    return rounded?.(side > 0 ? s.legL : s.legR, { half, thigh: body.thigh }, t, light) ?? '';
  };
  return {
    knee,
    behind: cut.behind ?? '',
    torso: cut.torso + (trunk?.(s, light) ?? ''),
    skirt: cut.skirt ?? '',
    over: cut.over ?? '',
    arm,
    bareArm,
    sleeve: cut.sleeve,
    leg,
  };
}
