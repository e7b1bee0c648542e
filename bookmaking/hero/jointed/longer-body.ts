import { clamp } from '#bookmaking/drawing/geometry.ts';
import { type Body, bodyAt, type Widths } from '#bookmaking/hero/body.ts';

/**
 * Arms long enough to be thrown up, and a neck to crane; and of who is one year old all that makes a one-year-old: a
 * round belly, short legs, thick wrists and no neck.
 */
export function longerBody(years: number): Body {
  const body = bodyAt(years);
  const young = clamp((3 - years) / 1.6, 0, 1);
  const fat = 1 + 0.16 * young;
  const thicker = ([root, middle, end]: Widths): Widths => [root * fat, middle * fat, end * fat];
  return {
    ...body,
    neck: body.neck * (1.7 - 1.2 * young),
    upperArm: body.upperArm * (1.16 - 0.16 * young),
    foreArm: body.foreArm * (1.16 - 0.16 * young),
    thigh: body.thigh * (1 - 0.2 * young),
    shin: body.shin * (1 - 0.2 * young),
    shoulder: body.shoulder * (1 - 0.02 * young),
    depth: body.depth * (1 + 0.14 * young),
    hip: body.hip * (1 + 0.16 * young),
    armWidths: thicker(body.armWidths),
    legWidths: thicker(body.legWidths),
    hand: body.hand * (1.08 - 0.16 * young),
    foot: body.foot * (1 - 0.06 * young),
  };
}
