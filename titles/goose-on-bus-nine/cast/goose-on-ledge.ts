import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { capOf, gooseHead, gooseNeck } from './goose.ts';

/** Sits: the coat spreads over a full belly that lies on the ledge. */
const coatOver = (): string => {
  const t = tone(LAMPS, GOOSE.coat);
  const white = tone(LAMPS, GOOSE.white);
  return (
    oval(178, 196, 38, 4.4, '#7a4426', 'fill-opacity=".4"') +
    feet() +
    // The belly's shade on them, and then itself.
    path(
      'M150 188C152 196 164 198 178 197.6C192 198 205 196 207 188Z',
      '#8a3f1c',
      'fill-opacity=".42"',
    ) +
    path(
      'M149 182C147 190 153 194 161 193.6C165 195.6 171 194.8 176 196C181 195 187 196 192 194C200 194.4 209 190 208 182Z',
      white.base,
    ) +
    path(
      'M184 184C186 190 184 193 180 195.2C185 195 188 195.6 192 194C200 194.4 209 190 208 182Z',
      white.shade,
    ) +
    line(
      'M167 192q2.6 2.4 5.6 .4M176.6 192.4q2.8 2.2 5.4 0M186 191.8q2.8 1.8 5 -.4M173 188.6q2.6 2 5 .2M181 188.4q2.6 1.8 4.6 .2',
      white.deep,
      0.9,
      'stroke-opacity=".55"',
    ) +
    path(
      'M144.6 186C142 170 160 158 178 156H196C211 160 214.6 174 213 186C210 193 200 194 191.6 191.4C186.6 188.4 181 186 178 183.4C174 187 169 189.6 163.6 191.8C156 194 147.6 192 144.6 186Z',
      t.base,
    ) +
    path(
      'M192 157C210 160 214.6 174 213 186C210 193 200 194 191.6 191.4C199 182 199 168 192 157Z',
      t.shade,
    ) +
    line('M163.6 191.8C169 189.6 174 187 178 183.4C181 186 186.6 188.4 191.6 191.4', t.deep, 1.3) +
    line(
      'M150 178Q151 186 155 191M206 180Q205.6 186 202.6 190',
      t.deep,
      1.1,
      'stroke-opacity=".5"',
    ) +
    line('M145.6 184C144 172 156 161 170 157.6', t.lite, 1, 'stroke-opacity=".6"')
  );
};

/** Sits on the sill with its beak to the glass, and both feet. */
export const gooseOnLedge = (): string =>
  coatOver() +
  gooseNeck(
    [
      [184, 176],
      [193, 163],
      [195, 149],
      [185, 136],
    ],
    [32, 24, 19, 18],
    LAMPS,
  ) +
  path(
    'M171 164C163 168 163 182 178 190L187 180C178 176 174 171 171 164ZM203 164C211 168 211 182 196 190L187 180C196 176 200 171 203 164Z',
    tone(LAMPS, GOOSE.coat).deep,
  ) +
  at(
    173,
    125,
    0.6,
    gooseHead({ beak: 'shut', gaze: [0.9, 1], lid: 'wide' }, mirrored(LAMPS)) +
      softEye() +
      capOf(mirrored(LAMPS)),
    -10,
    -0.6,
  );

/** All pupil, under a lid that is round and lies low at its outer end: one that is low beside the beak scowls. */
const softEye = (): string =>
  clean(
    oval(8.6, -5.4, 7, 7.8, '#2c1b22') +
      oval(11, -8.6, 2.5, 2.7, '#ffffff') +
      oval(6.4, -2, 1.2, 1.3, '#ffffff', 'fill-opacity=".8"') +
      path('M-8 -5C-9 -18 -2 -24 6 -24C14 -24 20 -20 19.4 -13C13 -18.4 -2 -17 -8 -5Z', '#efe0d0') +
      line('M-8.6 -3.4C-2 -17 13 -18.4 19.4 -13', '#5f4660', 1.6),
  );

/** From under it, toes to us, flat on the ledge: feet like that should not be dry. */
function feet(): string {
  const t = tone(LAMPS, GOOSE.beak);
  const foot = (x: number, turn: number): string =>
    at(
      x,
      194,
      1.36,
      path(
        'M-5 -8C-12 -3 -20 0 -23 5C-16 4 -12 6 -9 10C-4 6 4 6 9 10C12 6 16 4 23 5C20 0 12 -3 5 -8Z',
        t.base,
        `stroke="${t.deep}" stroke-width="0.8" stroke-linejoin="round"`,
      ) +
        line('M0 -6V5M-4 -5L-15 3M4 -5L15 3', t.deep, 1.1) +
        line('M-8 -3L-17 2M8 -3L17 2', t.lite, 1, 'stroke-opacity=".8"'),
      turn,
      0.76,
    );
  return clean([157, 198].map((x, i) => foot(x, i === 0 ? 7 : -7)).join(''));
}
