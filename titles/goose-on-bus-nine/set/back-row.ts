import { at } from '#bookmaking/drawing/marks.ts';
import { type Disguise, disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { LAMPS } from './lights.ts';
import type { Room } from './room.ts';
import { seatBack } from './seats.ts';

/** The bench along the rear wall. */
function backRowBench(bus: Room, size: number): string {
  return [-0.7, -0.25, 0.2, 0.65]
    .map((across) => {
      const [x, y] = bus.at(across, 18, 0.3);
      return seatBack(x, y, size * 105, size * 120);
    })
    .join('');
}

/** The back row with the gray coat in it, `across` the bus (-1 to 1) where the page leaves it free. */
export function backRow(bus: Room, size: number, across: number, coat: Disguise): string {
  const [x, y] = bus.at(across, 2, 0.31);
  return backRowBench(bus, size) + at(x, y, size, disguise(LAMPS, coat));
}
