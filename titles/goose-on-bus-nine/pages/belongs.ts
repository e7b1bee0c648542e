import { line } from '#bookmaking/drawing/marks.ts';
import type { Painting } from '#bookmaking/title.ts';
import { gooseLooming } from '#titles/goose-on-bus-nine/cast/goose-looming.ts';
import { reachingAhead } from '#titles/goose-on-bus-nine/cast/reaching-ahead.ts';
import { drawnPass, PASS } from '#titles/goose-on-bus-nine/set/bus-pass.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { plateAisle } from '#titles/goose-on-bus-nine/set/plate-aisle.ts';

/** At the far end of its pole; and where a finger is that has not got there yet. */
const BUTTON = [187, 139] as const;
const WANTED = [163, 138] as const;

/** Whose book it is stands on a pass for the bus; somebody in a cap bends over them under it, and would like to press the button as well. */
export const belongs: Painting = (cast) => {
  const { hero, things, photo } = cast;
  const { child, under, reach } = reachingAhead(hero, WANTED);
  const goose = gooseLooming();
  const art =
    plateAisle() +
    pole(BUTTON[0], 0, 204, 5.2) +
    button(...BUTTON, 13) +
    hungUp() +
    drawnPass(photo, things[0]) +
    goose.behind +
    under +
    child.art +
    reach +
    goose.over;
  return {
    art,
    quiet: {
      box: PASS.written,
      ink: 'dark',
      anchor: 'middle',
      last: { box: PASS.called, ink: 'dark', largest: 30 },
      largest: { seedling: 19, sprout: 19, sapling: 19, explorer: 19 },
    },
    faces: photo ? [child.face, PASS.picture] : [child.face],
  };
};

/** By two cords, from the rail of the straps. */
const hungUp = (): string => {
  const { x, y, width } = PASS.card;
  const cord = `M${x + 9} ${y + 6}V-4M${x + width - 9} ${y + 6}V-4`;
  return line(cord, '#5a2f28', 1.6) + line(cord, '#e9b04b', 0.8);
};
