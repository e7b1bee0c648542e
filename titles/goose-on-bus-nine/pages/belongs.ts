import { line } from '#bookmaking/drawing/marks.ts';
import type { Painting } from '#bookmaking/title.ts';
import { gooseTugging } from '#titles/goose-on-bus-nine/cast/goose-tugging.ts';
import { tuggingAtPass } from '#titles/goose-on-bus-nine/cast/tugging-at-pass.ts';
import { type BusPass, drawnPass, HELD, passFor } from '#titles/goose-on-bus-nine/set/bus-pass.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { plateAisle } from '#titles/goose-on-bus-nine/set/plate-aisle.ts';

/** Between both, on its pole; and where a finger is that is a breadth short of it. */
const BUTTON = [109.5, 139] as const;
const WANTED = [89.8, 137.6] as const;

/** Whose book it is stands on a pass for the bus; somebody in a cap has hold of it, too, and both want the same thing. */
export const belongs: Painting = (cast) => {
  const { hero, things, photo } = cast;
  const pass = passFor(cast);
  const { child, under, other, reach } = tuggingAtPass(hero, HELD[0], WANTED);
  const art =
    plateAisle() +
    pole(BUTTON[0], 0, 204, 5.2) +
    button(...BUTTON, 13) +
    under +
    (hero.wheelchair ? hungUp(pass) : other.art + child.art) +
    drawnPass(pass, photo, things[0]) +
    // Who leans out of a chair is before it.
    (hero.wheelchair ? child.art + other.art : '') +
    other.before +
    reach +
    gooseTugging(HELD[1]);
  return {
    art,
    quiet: {
      box: pass.written,
      ink: 'dark',
      anchor: 'middle',
      last: { box: pass.called, ink: 'dark', largest: 30 },
      largest: { seedling: 19, sprout: 19, sapling: 19, explorer: 19 },
    },
    faces: photo ? [child.face, pass.picture] : [child.face],
  };
};

/** Where no hand has hold of it, a cord does, from the rail of the straps. */
const hungUp = ({ card: { x, y } }: BusPass): string =>
  line(`M${x + 9} ${y + 6}V-4`, '#5a2f28', 1.6) + line(`M${x + 9} ${y + 6}V-4`, '#e9b04b', 0.8);
