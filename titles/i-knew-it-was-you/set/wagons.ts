import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast } from '#bookmaking/title.ts';
import { INK } from './colors.ts';
import { FLOOR_LIGHT as LIGHT } from './lights.ts';
import { crumbs, sock } from './trail.ts';

/** Boxes on wheels, on one taut string out of a fist: in each of them something that is loved; crumbs fall, and a sock has been lost. */
export function pulledAlong(things: readonly Cast['things'][number][], [x, y]: Point): string {
  const string = (d: string): string =>
    line(d, INK.key, 3, 'stroke-opacity=".5" transform="translate(.6 1.4)"') +
    line(d, tone(LIGHT, INK.paper).base, 2.1);
  const wide = things.length > 1;
  const k = wide ? 1 : 0.62;
  const from = wide ? 232 : 158;
  const ring = 178 + (wide ? 0 : 10);
  return (
    crumbs(LIGHT, 'M150 196h.1M157 193h.1M184 202h.1M191 199h.1M200 205h.1M139 187h.1') +
    (wide ? sock(LIGHT, 168, 186, 0.92, 74) : '') +
    string(`M${num(x - 3)} ${num(y + 9)}L${num(x)} ${num(y)}L${from} ${ring}`) +
    things
      .map((each, i) => {
        const left = from + i * 94;
        return (
          (i ? string(`M${left - 20} ${ring}H${left}`) : '') +
          at(left, 202, k, wagon(i ? INK.blue : INK.rose, thing(each, LIGHT)))
        );
      })
      .join('') +
    (wide ? string(`M${from + 168} ${ring}C408 180 418 192 440 190`) : '')
  );
}

/** A box on two wheels, its ring at the left; on y 0, 74 long. */
function wagon(color: Hex, load: string): string {
  const wood = tone(LIGHT, color);
  const key = `stroke="${INK.key}" stroke-width="1.1" stroke-linejoin="round"`;
  const wheel = (x: number): string =>
    oval(x, -9, 9, 9, tone(LIGHT, INK.amber).base, key) + oval(x, -9, 2.6, 2.6, INK.key);
  return (
    oval(38, 0, 40, 4, INK.key, 'fill-opacity=".45"') +
    path('M4 -38H72V-30H4Z', wood.deep, key) +
    at(38, -46, 0.62, load, -4) +
    path('M2 -36H74L71 -12H5Z', wood.base, key) +
    line('M8 -29H68', wood.lite, 1.4, 'stroke-opacity=".8"') +
    wheel(18) +
    wheel(58) +
    oval(0, -24, 3, 3, 'none', `stroke="${INK.key}" stroke-width="1.600"`)
  );
}
