import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { BUS, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { capOf, gooseHead, gooseNeck } from './goose.ts';

/** Sits: the coat spreads over a full belly that lies on the cushion. */
const coatOver = (): string => {
  const t = tone(LAMPS, GOOSE.coat);
  const white = tone(LAMPS, GOOSE.white);
  return (
    oval(178, 195.6, 38, 4, '#0e2c30', 'fill-opacity=".5"') +
    legs() +
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

/** On a bench like anybody, a little too short for it. */
export const gooseOnBench = (): string =>
  bench() +
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

/** As wide as a bench is for one: its back, its cushion, and what is dark under that. */
const bench = (): string =>
  seatBack(180, 136, 104, 62, 'none') +
  path('M122 200H238V240H122Z', '#3a2a34') +
  path(roundedBox(124, 188, 112, 20, 8), BUS.seatDark) +
  path(roundedBox(124, 188, 112, 13, 6.4), BUS.seat) +
  line('M131 189.6H229', '#7cc0a8', 1.2, 'stroke-opacity=".6"');

/** Straight out over the cushion's edge, and at their ends, toes to us, two big feet that hang: feet like that should not be dry. */
function legs(): string {
  const t = tone(LAMPS, GOOSE.beak);
  const foot = (turn: number): string =>
    at(
      0,
      0,
      1.34,
      shifted(1.2, 2, path(FOOT, '#0e2c30', 'fill-opacity=".4"')) +
        path(FOOT, t.base, `stroke="${t.deep}" stroke-width="0.9" stroke-linejoin="round"`) +
        path('M5 -1C9 6 14 12 17 18C12.4 17.4 9.4 18.4 6.4 21Q6.4 9 5 -1Z', t.shade) +
        line('M0 1.6V18.4M-3 2.6Q-9 9 -14 17M3 2.6Q9 9 14 17', t.deep, 1.2) +
        line('M-5.4 2Q-10 8 -14 14.6', t.lite, 1, 'stroke-opacity=".8"') +
        line('M-16.4 18.4l-1.4 1.8M0 20.4v2M16.4 18.4l1.4 1.8', '#5a2a1c', 1.5),
      turn,
    );
  const leg = (x: number, hip: number, turn: number): string =>
    line(`M${hip} 192L${x} 200`, t.deep, 10) +
    line(`M${hip} 192L${x} 200`, t.base, 8) +
    line(`M${hip - 2} 193L${x - 2} 199`, t.lite, 1.4, 'stroke-opacity=".7"') +
    shifted(x, 199, foot(turn));
  return clean(leg(155, 166, 8) + leg(201, 190, -8));
}
const FOOT =
  'M-4.6 -3C-8 5 -14 12 -17.4 18.4C-12.4 17.4 -9.4 18.4 -6.4 21C-3 19.4 3 19.4 6.4 21C9.4 18.4 12.4 17.4 17.4 18.4C14 12 8 5 4.6 -3C2 -5 -2 -5 -4.6 -3Z';
