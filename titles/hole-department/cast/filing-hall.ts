import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { PAPER } from '#titles/hole-department/set/colors.ts';
import { form, pile } from '#titles/hole-department/set/forms.ts';
import { BELOW } from '#titles/hole-department/set/lights.ts';
import { desk, ladder, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';
import { OK_STAMP } from '#titles/hole-department/set/stamp-mark.ts';
import { type MoleArt, mole } from './mole.ts';
import { moleHead } from './mole-head.ts';
import { STAFF } from './staff.ts';

/** Each at what it does all night; the last of them does it with closed eyes. */
export const colleagues = (): readonly MoleArt[] => [
  mole(
    {
      person: STAFF.visor,
      where: [249, 196],
      size: 27,
      facing: 1,
      look: -10,
      mood: 'official',
      near: [261, 178],
      far: [260, 182],
    },
    BELOW,
  ),
  mole(
    {
      person: STAFF.bowler,
      where: [306, 207],
      size: 36,
      facing: 1,
      look: 12,
      mood: 'official',
      near: [328, 190],
      far: [332, 193],
    },
    BELOW,
  ),
  mole(
    {
      person: STAFF.scarf,
      where: [386, 207],
      size: 31,
      facing: -1,
      look: -4,
      mood: 'brisk',
      near: [368, 193],
      far: [366, 196],
    },
    BELOW,
  ),
];

/** Shelves up to the boards, one ladder, one stamp, and a cart for whatever has two copies. */
export const filingHall = ([climber, stamper, pusher]: readonly MoleArt[]): string =>
  pigeonholes({ x: 230, y: 170, width: 56, height: 36 }, 7, 4, 'three, far') +
  ladder(250, 172, 208, 10) +
  lamp(296, 176, 162, 0.9) +
  (climber?.art ?? '') +
  form(263, 177, 8, { number: '2', degrees: -8 }) +
  oval(343, 178, 9, 9, '#c9a05a') +
  oval(343, 178, 7.4, 7.4, '#f4e3bb') +
  at(341, 180, 0.16, moleHead(STAFF.founder, { mood: 'official' }, BELOW), -6) +
  (stamper?.art ?? '') +
  desk(334, 208, 26, pile(341, 197.6, 13, 7, 'three, stamped')) +
  form(330, 195, 8, { number: '1', stamp: OK_STAMP, degrees: -70 }) +
  (stamper?.arm ?? '') +
  lamp(404, 176, 162, 0.8) +
  (pusher?.art ?? '') +
  cart(356) +
  (pusher?.arm ?? '');

/** Rolled forms, on round wheels. */
const cart = (x: number): string =>
  line(
    `M${x - 6} 192h.1M${x - 1} 190h.1M${x + 4} 192h.1M${x - 3} 187h.1M${x + 3} 186h.1`,
    PAPER.base,
    5,
  ) +
  line(
    `M${x - 6} 192h.1M${x - 1} 190h.1M${x + 4} 192h.1M${x - 3} 187h.1M${x + 3} 186h.1`,
    '#b58a5a',
    1.8,
  ) +
  path(`M${x - 11} 193H${x + 9}L${x + 7} 203H${x - 9}Z`, '#7b4a2e') +
  path(`M${x - 11} 193H${x + 9}v2H${x - 11}Z`, '#a4653a') +
  line(`M${x + 9} 194L${x + 13} 191`, '#5f3828', 1.6) +
  oval(x - 5, 204.6, 3, 3, '#3a2420') +
  oval(x + 4, 204.6, 3, 3, '#3a2420') +
  oval(x - 5, 204.6, 1.1, 1.1, '#f7c948') +
  oval(x + 4, 204.6, 1.1, 1.1, '#f7c948');
