import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { HANDLE } from '#titles/goose-on-bus-nine/set/jammed-umbrella.ts';
import { clothedLimb, grownHandAt } from './clothed-limb.ts';
import { leek } from './leeks.ts';
import { passengerHead } from './passenger.ts';
import { LEEK_MAN } from './people.ts';

/** He hangs on his umbrella with all his weight, one foot against the bus; far too many leeks wait before the door. */
export function tuggingMan(light: Light): string {
  const cloth = tone(light, '#86a06a');
  const trousers = tone(light, '#4d5568');
  const shoe = tone(light, '#3a2a30');
  const skin = tone(light, LEEK_MAN.skin);
  const [hx, hy] = HANDLE;
  return (
    // What he braces against the step, and what he stands on.
    clothedLimb(
      [
        [187, 122],
        [178, 127],
        [172, 139],
      ],
      5,
      trousers,
      light,
    ) +
    path('M176 137L169 134.6C166 136 164 140 165 143L172.6 144.4Z', shoe.base) +
    clothedLimb(
      [
        [192, 122],
        [193, 135],
        [187, 146],
      ],
      5.4,
      trousers,
      light,
    ) +
    path('M190.4 143.6L182 145C178.6 146 176.8 148.4 177.4 150H191.6Z', shoe.base) +
    // The far arm.
    clothedLimb(
      [
        [191, 99],
        [182, 99],
        [hx + 2, hy - 2],
      ],
      4,
      { ...cloth, base: cloth.shade },
      light,
    ) +
    coat(cloth) +
    at(157.6, 134.8, 0.25, leeksAtTheDoor(light), -4) +
    at(200.6, 92.4, 0.34, passengerHead(light, LEEK_MAN, -0.85, -8), 15) +
    // Under the chin.
    path(
      'M193 93.6C196 97 203 98.6 208 97L206.6 101C201 102 195 99.6 192 96.6Z',
      tone(light, LEEK_MAN.scarf ?? '#c9a24a').base,
    ) +
    grownHandAt([hx + 2.2, hy - 4.6], 168, 'hold', skin, 1, 0.24) +
    clothedLimb(
      [
        [202, 101],
        [190, 107.6],
        [hx + 4, hy + 0.6],
      ],
      4.6,
      cloth,
      light,
    ) +
    grownHandAt([hx + 4.4, hy + 0.8], 172, 'hold', skin, 1, 0.24) +
    // The windows' light along whoever stands before them.
    line('M191.4 97C185 105 182.6 114 183.4 123', '#ffd694', 1, 'stroke-opacity=".85"')
  );
}

/** Down to his knees; it swings away from the bus. */
const coat = (t: { base: string; shade: string; deep: string }): string =>
  path(
    'M192 96C197 92.6 204 94 208 98.6C212 108 211.6 122 208.6 133C200 136.6 188 134.6 181.6 129C181.6 117 185 104 192 96Z',
    t.base,
  ) +
  path(
    'M203 94.6C205 95.4 206.8 96.8 208 98.6C212 108 211.6 122 208.6 133C206 134.2 203 134.8 200 134.8C206 122 207.6 108 203 94.6Z',
    t.shade,
  ) +
  line('M194 98C189 108 187.6 120 188.6 132', t.deep, 0.8, 'stroke-opacity=".6"') +
  oval(190.6, 112, 1, 1, t.deep) +
  oval(189.4, 121, 1, 1, t.deep);

/** A string bag that gave up: white stalks, and leaves that hang over it on all sides. */
function leeksAtTheDoor(light: Light): string {
  const stalks = [-30, 24, -17, 12, -3].map((x, i) =>
    leek(
      light,
      [
        [x * 0.5, 40],
        [x * 0.9, -4],
        [x * 1.6, -40 - (i % 3) * 9],
      ],
      7.4,
    ),
  );
  const net =
    'M-26 8C-30 28 -20 44 0 45C20 44 30 28 26 8M-26 8Q0 16 26 8M-18 11Q-8 30 8 44M-6 13Q6 28 20 36M18 11Q8 30 -8 44M6 13Q-6 28 -20 36M-27 20Q0 32 27 20M-26 8C-40 2 -46 20 -40 34';
  return stalks.join('') + line(net, '#8a5f34', 2) + line(net, '#e0b878', 1.1);
}
