import { at } from '#bookmaking/drawing/marks.ts';
import { type Disguise, disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { LAMPS } from './lights.ts';
import type { Room } from './room.ts';
import { seatBack } from './seats.ts';

/** How near the back row is. */
const BACK = 0.31;

/** The bench along the rear wall with the gray coat on it, whose hem is on the floor, its middle at `x` mm where the page leaves it free. */
export function backRow(bus: Room, size: number, x: number, coat: Disguise): string {
  const [, y] = bus.at(0, 20, BACK);
  const benches = [-0.86, -0.52, 0.2, 0.54]
    .map((each) => seatBack(bus.at(each, 0, BACK)[0], y - size * 140, size * 100, size * 120))
    .join('');
  return benches + at(x, y - size * 152, size, disguise(LAMPS, coat));
}
