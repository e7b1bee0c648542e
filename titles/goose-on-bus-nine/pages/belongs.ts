import type { Painting } from '#bookmaking/title.ts';
import { gooseTugging, tuggingAtPass } from '#titles/goose-on-bus-nine/cast/tugging-at-pass.ts';
import { drawnPass, HELD, passFor } from '#titles/goose-on-bus-nine/set/bus-pass.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { plateAisle } from '#titles/goose-on-bus-nine/set/plate-aisle.ts';

/** Whose book it is stands on a pass for the bus; somebody in a cap has hold of it, too. */
export const belongs: Painting = (cast) => {
  const { hero, things, photo } = cast;
  const pass = passFor(cast);
  const { child, under, arm } = tuggingAtPass(hero, HELD[0]);
  const art =
    plateAisle() +
    pole(108, 0, 204, 5.2) +
    button(108, 136, 14) +
    under +
    arm.art +
    child.art +
    drawnPass(pass, photo, things[0]) +
    arm.before +
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
