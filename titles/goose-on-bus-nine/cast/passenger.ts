import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type GrownHead, grownHead } from '#bookmaking/grown-ups/head.ts';
import { uniformCap } from './driver.ts';
import { LITHO } from './face-hand.ts';

/** A grown-up passenger: simple shapes and small faces, so that the hero keeps the eye. */
export interface Passenger {
  readonly skin: Hex;
  readonly coat: Hex;
  readonly hair: Hex;
  readonly head: 'bun' | 'short' | 'bald' | 'headscarf' | 'beret' | 'turban' | 'long';
  readonly face: 'smiling' | 'humming' | 'asleep' | 'startled';
  /** The color of their frames. */
  readonly glasses?: Hex;
  readonly moustache?: boolean;
  readonly scarf?: Hex;
  readonly nose?: 'small' | 'round' | 'long';
  /** Wears the cap of the line. */
  readonly uniform?: boolean;
}

/** Ribs of a coat, as it hangs. */
const CORDS =
  'M-10 34Q-12 92 -12 152M-20 24Q-25 90 -25 152M-30 18Q-38 88 -38 151M-40 20Q-50 88 -52 148M-49 32Q-60 92 -62 146M10 34Q12 92 12 152M20 24Q25 90 25 152M30 18Q38 88 38 151M40 20Q50 88 52 148M49 32Q60 92 62 146';

/** From the knees up, facing us. Chin at (0, 0), head about 62 high; the coat ends at 150. `turn` -1 to 1 looks aside; `pitch` in degrees is how far from above. */
export function passenger(light: Light, person: Passenger, turn = 0, pitch = 0): string {
  const coat = tone(light, person.coat);
  const head = headOf(light, person, turn, pitch);
  const body =
    'M-26 10C-58 18 -66 60 -66 150C-30 158 30 158 66 150C66 60 58 18 26 10C10 20 -10 20 -26 10Z';
  return (
    onNeck(head.back) +
    path('M-11 -6V18H11V-6Z', tone(light, person.skin).shade) +
    path(
      body,
      linear(
        [
          [0, coat.shade],
          [0.4, coat.base],
        ],
        light.direction[0] > 0 ? 0 : 1,
        0,
        light.direction[0] > 0 ? 1 : 0,
        0,
      ),
    ) +
    line(CORDS, coat.deep, 1.8, 'stroke-opacity=".26"') +
    line('M0 20V150', coat.deep, 2.4, 'stroke-opacity=".5"') +
    path('M-24 8L-6 34L0 18L6 34L24 8C12 16 -12 16 -24 8Z', coat.deep) +
    onNeck(head.main) +
    (person.uniform ? uniformCap(turn) : '') +
    (person.scarf ? scarf(light, person.scarf) : '')
  );
}

/** The head alone: its chin at (0, 0); `pitch` in degrees is how far from above. What makes a person is the nose, so each has another. */
export function passengerHead(light: Light, person: Passenger, turn = 0, pitch = 0): string {
  const { back, main } = headOf(light, person, turn, pitch);
  return onNeck(back + main) + (person.uniform ? uniformCap(turn) : '');
}

const onNeck = (head: string): string => at(0, -27, 0.57, head);

const NOSES = { small: 'button', round: 'broad', long: 'long' } as const;
const SHAPES = { small: 'square', round: 'round', long: 'long' } as const;
const HAIRDOS = { bald: 'tufts', headscarf: 'scarf' } as const;
const FACES = {
  smiling: { eyes: 'dots', mouth: 'smile' },
  humming: { eyes: 'kind', mouth: 'bliss' },
  asleep: { eyes: 'shut', mouth: 'line' },
  startled: { eyes: 'wide', mouth: 'oh' },
} as const;

function headOf(light: Light, person: Passenger, turn: number, pitch = 0): GrownHead {
  const { head, nose = 'small' } = person;
  return grownHead(
    {
      skin: person.skin,
      hair: person.hair,
      shape: SHAPES[nose],
      nose: NOSES[nose],
      hairdo: head === 'bald' || head === 'headscarf' ? HAIRDOS[head] : head,
      beard: person.moustache ? 'moustache' : undefined,
      years: person.head === 'bald' || person.head === 'bun' ? 68 : 45,
      cloth: person.scarf ?? person.coat,
      glasses: person.glasses,
      flushed: person.face === 'humming',
    },
    { ...FACES[person.face], yaw: turn * 48, pitch, gaze: [turn * 0.8, 0] },
    light,
    LITHO,
  );
}

const scarf = (light: Light, color: Hex): string =>
  path(
    'M-24 2C-14 14 14 14 24 2C28 10 26 16 20 20C10 26 -10 26 -20 20C-26 16 -28 10 -24 2Z',
    tone(light, color).base,
  ) + path('M8 18L20 20L24 52L8 50Z', tone(light, color).shade);
