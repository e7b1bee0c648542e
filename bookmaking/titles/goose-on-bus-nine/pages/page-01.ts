import { at } from '../../../drawing/marks.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { gooseCoat, gooseHead } from '../cast/goose.ts';
import { grownUp } from '../cast/grown-up.ts';
import { heroByHead, sittingHeadSize } from '../cast/place-hero.ts';
import { button, pole } from '../set/button.ts';
import { LAMPS } from '../set/lights.ts';
import { room, vignette, WIDE } from '../set/room.ts';
import { seatBack, seatCushion, wheelchairBay } from '../set/seats.ts';

/** Wide: the whole bus, and the one seat in it that matters. */
export const page01: Painting = ({ hero }) => {
  const bus = room(WIDE, { stop: 'street', rain: 1 }, 'page 1');
  const child = heroByHead(
    hero,
    sittingHeadSize(hero, 44),
    { head: [50, 132], pose: 'sit', mood: 'happy', yaw: 24, pitch: 9, gaze: [0.9, -0.1], turn: 8 },
    LAMPS,
  );
  const seatY = child.pelvis[1] + 3;
  const place = hero.wheelchair
    ? wheelchairBay(child.pelvis[0], child.head[1] - 8, 52, 60)
    : seatBack(child.pelvis[0], child.head[1] - 4, 46, 62) +
      seatCushion(child.pelvis[0] + 2, seatY - 2, 50, 13);
  const art =
    bus.art +
    at(
      128,
      118,
      0.19,
      gooseCoat(LAMPS, false) + at(0, -30, 1, gooseHead({ beak: 'shut', cap: true }, LAMPS)),
    ) +
    seatBack(106, 132, 40, 60) +
    at(106, 152, 0.42, grownUp(LAMPS, 'open')) +
    place +
    child.art +
    pole(78, 62, 216, 3.4) +
    button(78, 131, 5.4) +
    vignette();
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark' },
    faces: [child.face],
    paper: '#fbe7bd',
  };
};
