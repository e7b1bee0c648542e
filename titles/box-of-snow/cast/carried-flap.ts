// What is left of the box, carried level: a flap of it, on which a toy stands between the low sun and the last of the snow.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { CARTON } from '#titles/box-of-snow/set/colors.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';
import { snowball } from './carton.ts';

interface CarriedFlap {
  /** What goes before the child, and after the child's nearer hand. */
  readonly art: string;
  /** The shade it throws ahead, in air that is full of sun; `to` is how far. */
  readonly shade: (to: number) => string;
}

/** All of it in heads, from the nearer hand on, which is under it; the toy is `size` long. */
export function carriedFlap(
  child: PlacedHero,
  toy: DrawnThing,
  head: number,
  size: number,
): CarriedFlap {
  const hx = child.handR[0];
  // It lies on forearm and palm, and fingers come up over its edge.
  const hy = child.handR[1] - RESTS * head;
  const place = (x: number, y: number): string => `${hx + x * head} ${hy + y * head}`;
  const t = tone(LOW_SUN, CARTON);
  const stands: Point = [hx + 0.42 * head, hy - (0.02 + 0.37 * size) * head];
  const ball: Point = [hx + 1.1 * head, hy - 0.24 * head];
  return {
    art:
      path(
        `M${place(-0.42, -0.1)}L${place(-0.28, -0.24)}H${hx + 1.44 * head}L${place(1.34, -0.1)}Z`,
        t.shade,
      ) +
      path(
        `M${place(0.5, -0.1)}L${place(0.5, -0.24)}H${hx + 1.44 * head}L${place(1.34, -0.1)}Z`,
        SHADE,
        'fill-opacity=".45"',
      ) +
      at(...stands, 0.01 * size * head, thing(toy, mirrored(LOW_SUN)), 0, -0.01 * size * head) +
      snowball(LOW_SUN, ...ball, 0.16 * head) +
      path(
        `M${place(-0.42, -0.12)}L${place(1.34, -0.12)}L${place(1.32, 0.06)}H${hx - 0.4 * head}Z`,
        t.base,
      ) +
      path(
        `M${place(-0.42, -0.12)}L${place(1.34, -0.12)}V${hy - 0.08 * head}H${hx - 0.42 * head}Z`,
        t.lite,
      ) +
      child.hand(-1),
    shade: (to) =>
      clean(
        path(
          `M${place(0.42, -0.12 - 0.62 * size)}L${to} ${hy - (0.02 + 0.62 * size) * head}V${hy + 0.3 * head}L${place(0.42, -0.04)}Z`,
          linear(
            [
              [0, SHADE, 0.95],
              [0.6, SHADE, 0.8],
              [1, SHADE, 0.3],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      ),
  };
}

/** How far over a wrist it is, in heads. */
const RESTS = 0.1;

/** As dark as the wall of Nine is where nothing comes to it. */
const SHADE = '#8f9bd6';
