import { mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Painting } from '#bookmaking/title.ts';
import { chairRound } from '#titles/goose-on-bus-nine/cast/chair-round.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { showingPass } from '#titles/goose-on-bus-nine/cast/showing-pass.ts';
import { drawnPass, passFor } from '#titles/goose-on-bus-nine/set/bus-pass.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { flank, GLASS, litBus, sill, wetPane } from '#titles/goose-on-bus-nine/set/plate-window.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

/** A window of the bus, from the rain: whose book it is stands on a pass, which two hands hold up to the pane. Both who are there look at the button. */
export const belongs: Painting = (cast) => {
  const { hero, things, photo } = cast;
  const pass = passFor(cast);
  const { picture, written } = pass;
  const told = written.height * 0.44;
  const { child, behind, before } = showingPass(hero, pass.card);
  const art =
    flank() +
    clip(
      GLASS,
      litBus() +
        pole(35, 0, 216, 5.2) +
        button(35, 64, 11.6) +
        goose() +
        (hero.wheelchair ? chairRound(child, hero.wheelchair) : seatBack(99, 78, 108, 90)) +
        child.art +
        behind +
        drawnPass(pass, photo, things[0]) +
        before +
        wetPane(),
    ) +
    sill();
  return {
    art,
    quiet: {
      box: { ...written, height: told },
      ink: 'dark',
      anchor: 'middle',
      last: {
        box: { ...written, y: written.y + told, height: written.height - told },
        ink: 'dark',
        largest: 30,
      },
      largest: { seedling: 19, sprout: 19, sapling: 19, explorer: 19 },
    },
    faces: photo ? [child.face, picture] : [child.face],
  };
};

/** Whoever else has seen what is red: with its neck as long as it is. */
const goose = (): string =>
  gooseNeck(
    [
      [186, 146],
      [190, 112],
      [192, 88],
      [184, 64],
    ],
    [36, 30, 24, 23],
    LAMPS,
  ) +
  at(188, 128, 0.66, gooseCoat(LAMPS, false)) +
  at(
    179,
    52,
    0.54,
    gooseHead({ beak: 'shut', gaze: [1, 0.3], lid: 'wide', cap: true }, mirrored(LAMPS)),
    -8,
    -0.54,
  );
