import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** A grown-up passenger: simple shapes and small faces, so that the hero keeps the eye. */
export interface Passenger {
  readonly skin: Hex;
  readonly coat: Hex;
  readonly hair: Hex;
  readonly head: 'bun' | 'short' | 'bald' | 'headscarf' | 'beret' | 'turban' | 'long';
  readonly face: 'smiling' | 'asleep' | 'startled' | 'dark glasses';
  readonly moustache?: boolean;
  readonly scarf?: Hex;
  readonly nose?: 'small' | 'round' | 'long';
}

/** From the knees up, facing us. Chin at (0, 0), head about 62 high; the coat ends at 150. `turn` -1 to 1 looks aside. */
export function passenger(light: Light, person: Passenger, turn = 0): string {
  const coat = tone(light, person.coat);
  const body =
    'M-26 10C-58 18 -66 60 -66 150C-30 158 30 158 66 150C66 60 58 18 26 10C10 20 -10 20 -26 10Z';
  return (
    (person.head === 'long' ? longHair(light, person) : '') +
    path('M-11 -6V18H11V-6Z', tone(light, person.skin).shade) +
    clip(
      body,
      path(body, coat.shade) +
        shifted(light.direction[0] * 12, -light.direction[0] * 5, path(body, coat.base)),
    ) +
    line('M0 20V150', coat.deep, 2.4, 'stroke-opacity=".5"') +
    path('M-24 8L-6 34L0 18L6 34L24 8C12 16 -12 16 -24 8Z', coat.deep) +
    passengerHead(light, person, turn) +
    (person.scarf ? scarf(light, person.scarf) : '')
  );
}

/** The head alone: its chin at (0, 0). What makes a person is the nose, so each has another. */
export function passengerHead(light: Light, person: Passenger, turn = 0): string {
  const skin = tone(light, person.skin);
  const hair = tone(light, person.hair);
  const face = 'M-26 -34C-27 -62 27 -62 26 -34C26 -14 16 2 0 2C-16 2 -26 -14 -26 -34Z';
  const aside = turn * 8;
  return (
    (turn > 0.3 ? '' : oval(27, -28, 5, 7.4, skin.base)) +
    (turn < -0.3 ? '' : oval(-27, -28, 5, 7.4, skin.shade)) +
    clip(
      face,
      path(face, skin.shade) +
        shifted(light.direction[0] * 6, -light.direction[0] * 2.4, path(face, skin.base)) +
        oval(-15 + aside, -17, 7.5, 5, '#e0604a', 'fill-opacity=".26"') +
        oval(15 + aside, -17, 7.5, 5, '#e0604a', 'fill-opacity=".26"'),
    ) +
    shifted(aside, 0, eyes(person.face)) +
    noseOf(person, skin.shade, skin.deep, turn) +
    shifted(
      aside * 0.9,
      0,
      person.moustache
        ? path(
            'M0 -16C-8 -20 -18 -14 -21 -9C-12 -7 -4 -8 0 -12C4 -8 12 -7 21 -9C18 -14 8 -20 0 -16Z',
            hair.base,
          )
        : mouth(person.face, skin.deep),
    ) +
    headwear(person, light)
  );
}

function noseOf(person: Passenger, fill: Hex, edge: Hex, turn: number): string {
  const x = turn * 13;
  const drawn = `stroke="${edge}" stroke-width="1.6"`;
  switch (person.nose) {
    case 'long':
      return path(
        `M${x - 3} -34C${x + turn * 6 - 5} -22 ${x - 7} -13 ${x + turn * 5} -12C${x + 8} -13 ${x + turn * 6 + 5} -22 ${x + 3} -34`,
        fill,
        drawn,
      );
    case 'round':
      return oval(x + turn * 3, -21, 6.4, 5.6, fill, drawn);
    default:
      return path(`M${x - 4} -24Q${x} -16 ${x + 4.6} -23`, fill, drawn);
  }
}

const scarf = (light: Light, color: Hex): string =>
  path(
    'M-24 2C-14 14 14 14 24 2C28 10 26 16 20 20C10 26 -10 26 -20 20C-26 16 -28 10 -24 2Z',
    tone(light, color).base,
  ) + path('M8 18L20 20L24 52L8 50Z', tone(light, color).shade);

const longHair = (light: Light, person: Passenger): string =>
  path(
    'M-34 -40C-38 -76 38 -76 34 -40C38 -4 36 20 30 26H-30C-36 20 -38 -4 -34 -40Z',
    tone(light, person.hair).shade,
  );

function eyes(face: Passenger['face']): string {
  const ink = '#35222a';
  switch (face) {
    case 'asleep':
      return line('M-15 -32q5 4 9 0M6 -32q5 4 9 0', ink, 2);
    case 'startled':
      return (
        oval(-10, -33, 4.6, 5.4, '#fffaf0') +
        oval(10, -33, 4.6, 5.4, '#fffaf0') +
        oval(-10, -32, 2.4, 3, ink) +
        oval(10, -32, 2.4, 3, ink) +
        line('M-15 -43q5 -4 9 -1M15 -43q-5 -4 -9 -1', ink, 1.8)
      );
    case 'dark glasses':
      return path(
        'M-19 -38h15v6q-2 6 -8 6q-6 -1 -7 -6ZM4 -38h15v6q-1 5 -7 6q-6 0 -8 -6ZM-5 -37h10v2h-10Z',
        ink,
      );
    default:
      return (
        line('M-10 -33h.1M10 -33h.1', ink, 5) +
        line('M-15 -41q5 -3 9 -1M15 -41q-5 -3 -9 -1', ink, 1.6, 'stroke-opacity=".7"')
      );
  }
}

const mouth = (face: Passenger['face'], color: Hex): string =>
  face === 'startled' ? oval(0, -9, 3.6, 4.6, '#7a2433') : line('M-7 -11Q0 -5 7 -11', color, 2.2);

function headwear(person: Passenger, light: Light): string {
  const hair = tone(light, person.hair);
  const cloth = tone(light, person.scarf ?? person.coat);
  const cap = 'M-29 -32C-32 -74 32 -74 29 -32C24 -48 12 -52 0 -51C-12 -52 -24 -48 -29 -32Z';
  switch (person.head) {
    case 'bald':
      return line('M-28 -28q-2 -8 0 -14M28 -28q2 -8 0 -14', hair.base, 5);
    case 'bun':
      return oval(0, -70, 14, 12, hair.shade) + path(cap, hair.base);
    case 'headscarf':
      return path(
        'M-34 -24C-42 -78 42 -78 34 -24C34 0 20 12 0 13C-20 12 -34 0 -34 -24ZM-24 -30C-24 -12 -14 1 0 1C14 1 24 -12 24 -30C22 -52 -22 -52 -24 -30Z',
        cloth.base,
        'fill-rule="evenodd"',
      );
    case 'turban':
      return (
        path('M-31 -38C-40 -80 40 -80 31 -38C16 -52 -16 -52 -31 -38Z', cloth.base) +
        line(
          'M-29 -42C-10 -56 8 -62 24 -66M30 -42C12 -54 -8 -62 -24 -66',
          cloth.deep,
          2.2,
          'stroke-opacity=".6"',
        )
      );
    case 'beret':
      return (
        path(cap, hair.base) +
        path(
          'M-34 -50C-36 -72 8 -82 34 -66C42 -58 34 -48 24 -47C4 -54 -16 -54 -34 -50Z',
          cloth.base,
        )
      );
    default:
      return (
        path(cap, hair.base) + line('M-16 -60q10 -6 24 -3', hair.lite, 2.4, 'stroke-opacity=".6"')
      );
  }
}
