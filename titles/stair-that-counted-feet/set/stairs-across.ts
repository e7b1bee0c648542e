import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { brush, line, path } from '#bookmaking/drawing/marks.ts';
import { type Frame, widthOf } from '#bookmaking/frame.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
import { onRiser, onStep } from '#bookmaking/house/staircase.ts';
import { PALE_AT_NIGHT, STAIR_AT_NIGHT } from './colors.ts';

/** The third stair and its neighbours from so near that no end of them is seen: each goes over all of the frame, and is darker than the one below. */
export function stairsAcross(camera: Camera, light: Light, frame: Frame): string {
  const y = (p: Parameters<Camera['see']>[0]): number => camera.see(p)[1];
  const band = (from: number, to: number, color: string): string =>
    path(`M${frame.left} ${from}H${frame.right}V${to}H${frame.left}Z`, color);
  let art = '';
  for (const step of [7, 6, 5, 4, 3, 2]) {
    const [back, edge, foot] = [
      y(onStep(step, 1, 0.5)),
      y(onRiser(step, 0.5, 1)),
      y(onRiser(step, 0.5, 0)),
    ];
    const dim = Math.min(0.9, Math.abs(step - 3) * 0.26);
    const wood = (color: string): string => mix(color, light.shade, dim);
    const tread = tone(light, STAIR_AT_NIGHT.tread);
    const riser = tone(light, step === 3 ? PALE_AT_NIGHT : STAIR_AT_NIGHT.riser);
    const height = foot - edge;
    art +=
      band(back - 1, edge, wood(tread.base)) +
      band(edge, foot + 1, wood(riser.base)) +
      brush(
        chanceFrom(`stairs across ${step}`),
        { x: frame.left - 10, y: edge, width: widthOf(frame), height },
        (height * widthOf(frame)) / 700,
        26,
        0,
        wood(riser.lite),
        1.4,
        0.16,
      ) +
      band(edge, edge + height * 0.12, wood(tread.lite)) +
      line(
        `M${frame.left} ${edge + height * 0.13}H${frame.right}`,
        wood(riser.deep),
        1.6,
        'stroke-opacity=".7"',
      );
  }
  const grain = [0.28, 0.355, 0.805, 0.88]
    .map((up) => `M${frame.left} ${y(onRiser(3, 0.5, up))}H${frame.right}`)
    .join('');
  const k = camera.scale(onRiser(3, 0.5, 0.5));
  const [left] = camera.see(onRiser(3, 1, 0.5));
  const beside = path(
    `M${frame.left} ${y(onRiser(3, 0.5, 0.8))}H${left + 1}V${y(onRiser(3, 0.5, 0))}H${frame.left}Z`,
    tone(light, PALE_AT_NIGHT).base,
    'fill-opacity=".8"',
  );
  return (
    art +
    beside +
    line(grain, tone(light, STAIR_AT_NIGHT.riser).deep, 0.5 * k, 'stroke-opacity=".55"')
  );
}
