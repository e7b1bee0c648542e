import { tone } from '#bookmaking/drawing/light.ts';
import { box, clean, line } from '#bookmaking/drawing/marks.ts';
import { HALL } from './lights.ts';

/** Where floor and wall meet, in mm. */
const SKIRTING = 184;

/** The hall’s floor under both pages. */
export const hallFloor = (left: number, right: number): string => {
  const t = tone(HALL, '#5b3a50');
  const seams = [190, 198, 208].map((y) => `M${left} ${y}H${right}`).join('');
  return clean(
    box(left, SKIRTING, right - left, 40, t.shade) +
      line(seams, t.deep, 0.6, 'stroke-opacity=".5"') +
      line(`M${left} ${SKIRTING}H${right}`, t.deep, 1.4),
  );
};
