import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { DRIVER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Dot has turned round on her seat with her whole back, and has no hand on the wheel: it goes right through her, too. */
export const driverStartled = (): string =>
  shifted(
    -14,
    0,
    at(366, 113, 0.78, passenger(GOLD, { ...DRIVER, face: 'startled' }, -0.6), -11) +
      sleeve('M338 140C326 134 321 118 323 100') +
      sleeve('M402 136C420 124 428 104 420 80') +
      line('M323 101L323.6 91M421 82L419 72', '#f2b632', 14) +
      openHand(324.6, 81, -8) +
      openHand(416.6, 62, -4),
  );

const sleeve = (d: string): string => line(d, tone(GOLD, DRIVER.coat).base, 16);

const openHand = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    oval(0, 2, 7.4, 8, '#f6ecd6') +
      line('M-5 -2L-8 -11M-1.6 -4L-2.4 -14M2.4 -4L3.4 -14M6 -1L9.4 -10', '#f6ecd6', 4.2),
    turn,
  );
