import { at, line } from '#bookmaking/drawing/marks.ts';
import { cello } from '#titles/goose-on-bus-nine/cast/cello.ts';
import { GROUND } from '#titles/goose-on-bus-nine/set/false-alarms.ts';
import { RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import {
  bagOfBread,
  bicycle,
  cyclist,
  dogOnLead,
  walker,
} from '#titles/goose-on-bus-nine/set/townsfolk.ts';

/** Whoever is out in this goes the same way as the fish. */
export const outAndAbout = (left: number): string =>
  at(5, GROUND + 9, 0.92, walker(HURRIES)) +
  (left < 0
    ? at(-16, GROUND + 9, 0.9, walker({ ...SHOPS, coat: '#3f8f8a', with: bagOfBread() })) +
      at(-66, GROUND + 12, 0.96, cyclist('#ee7f6a')) +
      at(-98, GROUND + 10, 0.12, cello(RAIN, 7)) +
      at(-116, GROUND + 2, 0.8, bicycle('#b3567f')) +
      at(-158, GROUND + 9, 0.9, walker({ ...SHOPS, with: dogOnLead() })) +
      at(
        -190,
        GROUND + 14,
        1.05,
        walker({ ...HURRIES, coat: '#a8643a', umbrella: undefined }) + armfulOfLeeks(),
      )
    : '');

/** On their way home, or where they say that home is: who has been on this bus today. */
const armfulOfLeeks = (): string =>
  line('M3 -14L8 -30M5 -13L13 -28M1 -14L3 -31M6 -12L17 -24', '#e9ecd0', 2) +
  line(
    'M6.4 -25L9.4 -35M6.4 -25L6 -34M10 -23L17 -33M10 -23L14 -33M2.6 -26L1 -36M2.6 -26L4.6 -36M12 -19L22 -27M12 -19L20 -29',
    '#5f9a52',
    1.5,
  ) +
  line('M1 -20L6 -14L9 -15', '#84543f', 2.2);

const HURRIES = { coat: '#b3567f', skin: '#c98f62', hair: '#2b2228', umbrella: '#3f9aa0' } as const;

const SHOPS = { coat: '#f6cf52', skin: '#8a5a3e', hair: '#3f3a52' } as const;
