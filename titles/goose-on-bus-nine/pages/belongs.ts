import { line } from '#bookmaking/drawing/marks.ts';
import type { Painting } from '#bookmaking/title.ts';
import { gooseHeldOff, HELD } from '#titles/goose-on-bus-nine/cast/goose-held-off.ts';
import { holdingOff } from '#titles/goose-on-bus-nine/cast/holding-off.ts';
import { drawnPass, PASS } from '#titles/goose-on-bus-nine/set/bus-pass.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { plateAisle } from '#titles/goose-on-bus-nine/set/plate-aisle.ts';

/** Behind whose it is. */
const BUTTON = [188, 114] as const;

/** Whose book it is stands on a pass for the bus; under it they are between the button and somebody in a cap, who would like to press it as well and gets as far as one fingertip. */
export const belongs: Painting = (cast) => {
  const { hero, things, photo } = cast;
  const { child, under, arm } = holdingOff(hero, HELD);
  const art =
    plateAisle() +
    pole(BUTTON[0], 0, 204, 5.2) +
    button(...BUTTON, 12.4) +
    hungUp() +
    drawnPass(photo, things[0]) +
    gooseHeldOff() +
    under +
    child.art +
    arm;
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
