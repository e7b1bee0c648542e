import { type Body, bodyAt, youngAt } from '#bookmaking/hero/body.ts';

/** Arms long enough to be thrown up, and a neck to crane; of who is one year old hardly, and legs that are shorter still. */
export function longerBody(years: number): Body {
  const body = bodyAt(years);
  const young = youngAt(years);
  return {
    ...body,
    neck: body.neck * (1.7 - 0.5 * young),
    upperArm: body.upperArm * (1.16 - 0.16 * young),
    foreArm: body.foreArm * (1.16 - 0.16 * young),
    thigh: body.thigh * (1 - 0.2 * young),
    shin: body.shin * (1 - 0.2 * young),
    hand: body.hand * (1.08 - 0.16 * young),
  };
}
