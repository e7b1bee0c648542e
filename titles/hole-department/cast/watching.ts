import { clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { EARTH } from '#titles/hole-department/set/colors.ts';
import { BELOW, SHAFT } from '#titles/hole-department/set/lights.ts';
import { glow, lamp } from '#titles/hole-department/set/office.ts';
import { mole } from './mole.ts';
import { STAFF } from './staff.ts';

/** The dark beside the hush: one lamp, one who has sat up in bed, and farther off others who have stopped work. */
export const galleries = (): string => clean(passage() + office() + bedroom());

const BEDROOM =
  'M240 146C232 128 236 98 252 90C272 80 308 82 322 92C336 102 338 130 332 148C300 153 268 152 240 146Z';

/** Nearest, and warm: woken by how quiet it was. */
function bedroom(): string {
  const sleeper = mole(
    {
      person: STAFF.cap,
      where: [298, 147],
      size: 52,
      facing: -1,
      look: -34,
      mood: 'awe',
      glasses: 'off',
      sits: true,
      near: [300, 134],
    },
    BELOW,
  );
  return (
    path(BEDROOM, '#2a1b16', 'stroke="#2a1b16" stroke-width="5"') +
    clip(
      BEDROOM,
      path(
        BEDROOM,
        linear([
          [0, '#5c3a25'],
          [1, '#7a4f2e'],
        ]),
      ) +
        glow(262, 112, 52, 44, 0.42) +
        line('M326 150V112', '#4a2f20', 5) +
        path('M250 136H330V152H250Z', '#4a2f20') +
        path('M300 140C304 118 326 116 328 138Z', '#f3e2bd') +
        sleeper.art +
        path('M252 152C250 138 262 128 280 132C296 135 310 130 326 136V154H252Z', '#8f4a52') +
        line('M262 150C262 142 268 137 276 136M288 152C288 144 294 139 302 138', '#c9847a', 1.6),
    ) +
    lamp(262, 106, 84, 0.9)
  );
}

const OFFICE_AT =
  'M356 110C350 96 354 84 366 80C382 75 404 77 410 86C415 94 414 106 410 112C392 116 372 115 356 110Z';

/** Farther, with its lamp out: two who have put their glasses up. */
function office(): string {
  const watcher = (person: (typeof STAFF)[keyof typeof STAFF], x: number, look: number): string =>
    mole({ person, where: [x, 117], size: 30, facing: -1, look, mood: 'awe', glasses: 'up' }, SHAFT)
      .art;
  return (
    path(OFFICE_AT, '#211512', 'stroke="#211512" stroke-width="3.500"') +
    clip(
      OFFICE_AT,
      path(OFFICE_AT, '#3f2d2a') +
        watcher(STAFF.scarf, 396, -16) +
        watcher(STAFF.bowler, 372, -22) +
        path(OFFICE_AT, '#1c1420', 'fill-opacity=".42"'),
    )
  );
}

/** A stair, from where somebody slept to where somebody works. */
const passage = (): string =>
  path(
    'M328 140C346 142 356 134 366 128C380 122 386 116 388 108L402 108C402 126 392 134 378 140C362 150 344 156 328 152Z',
    '#2a1b16',
  ) +
  line('M340 146l-2 7M352 143l3 8M364 136l5 7M376 130l7 5M385 121l9 3', EARTH.clay, 1.6) +
  oval(334, 146, 12, 7, '#8a5a32', 'fill-opacity=".4"');
