// The other one: all its weight goes to what is red, on its toes, and comes as far as one fingertip.
import { tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { gooseFoot, gooseHead, gooseNeck, keyed } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** The tip of its beak, which is held, in mm on the sheet. */
export const HELD = [106, 138] as const;

/** As steep as a wall that falls: from the collar back to a hem that is behind its feet. */
const COAT =
  'M46 143C32 144 14 154 3 172C10 184 26 194 42 197C52 188 61 176 64 162C62 152 54 145 46 143Z';
const TAIL = 'M9 165C4 165 -1 168 -5 174C-1 175 3 178 6 182C10 180 13 177 15 173Z';
/** A wing in its sleeve, flung back, as one runs. */
const SLEEVE = 'M54 151C44 144 30 138 17 137L13 146.6C22 150 34 158 46 164C56 164 60 156 54 151Z';
const TIPS =
  'M18 137.4C11 134 4 133.6 -3 135C0 137.6 2 138.6 4 139.4C1 140.6 -1 142 -3 144C3 144.4 8 145.4 14 147Z';
/** Where its heels are, off the floor, and how far down its toes go from there. */
const FEET = [
  [6, 191, 24],
  [27, 196, 11],
] as const;

/** Its toes are on a floor at 204; the body still comes, the head has stopped, and so its neck goes up. */
export function gooseHeldOff(): string {
  const coat = tone(LAMPS, GOOSE.coat);
  const white = tone(LAMPS, GOOSE.white);
  const beak = tone(LAMPS, GOOSE.beak);
  const body =
    line('M16 182L6 192M34 190L28 197', beak.shade, 5.2) +
    FEET.map(([x, y, turn]) => at(x, y, 0.76, gooseFoot(LAMPS), turn, 0.76)).join('') +
    keyed(TAIL, LAMPS, 0.9) +
    path(TAIL, white.base) +
    clip(
      COAT,
      path(COAT, coat.shade) +
        at(LAMPS.direction[0] * 6, -4, 1, path(COAT, coat.base)) +
        line('M58 164Q52 182 38 194M40 150Q24 160 16 182', coat.deep, 1, 'stroke-opacity=".6"') +
        oval(58, 172, 1.9, 1.9, coat.deep) +
        oval(51.6, 182, 1.9, 1.9, coat.deep),
    ) +
    line('M4 171C12 182 27 191 42 195', coat.deep, 1.1, 'stroke-opacity=".6"') +
    path('M40 146C44 156 54 164 65 164L68 157C58 157 49 151 45 141Z', coat.deep) +
    keyed(TIPS, LAMPS, 0.8) +
    path(TIPS, white.base) +
    line('M14 141.6Q8 139.4 2 139.4', white.deep, 0.8) +
    keyed(SLEEVE, LAMPS, 1) +
    clip(SLEEVE, path(SLEEVE, coat.shade) + at(0.8, -4, 1, path(SLEEVE, coat.base))) +
    line('M17.4 136.6L13 147', coat.lite, 3.2);
  return (
    oval(40, 206, 34, 2.6, '#2a1824', 'fill-opacity=".6"') +
    gooseNeck(
      [
        [62, 157],
        [48, 146],
        [36, 124],
        [40, 103],
        [58, 97],
        [74, 116],
      ],
      [20, 18, 13.5, 12.5, 13.5, 19],
      LAMPS,
    ) +
    calm(line('M37 132Q31 112 40 101', white.deep, 0.9, 'stroke-opacity=".7"')) +
    at(9, 0, 1, body) +
    at(
      HELD[0] - 33.5,
      HELD[1] - 7.2,
      0.46,
      gooseHead({ beak: 'shut', gaze: [1, -0.4], lid: 'wide', cap: true }, LAMPS),
      6,
      0.46,
    )
  );
}
