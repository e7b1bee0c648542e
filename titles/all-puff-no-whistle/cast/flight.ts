import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { lerp } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { flock, type Perch } from './birds.ts';

/** Where a flight goes through: where, half how wide it is there, and how large a bird. */
export type Gate = readonly [x: number, y: number, half: number, bird: number];

const FEATHERS: readonly Hex[] = ['#56688c', '#7f91b0', '#bfc1d8'];

/** Where one is after a share of the way. */
function gateAt(way: readonly Gate[], t: number): Gate {
  const k = t * (way.length - 1);
  const i = Math.min(way.length - 2, Math.floor(k));
  const [from, to] = [way[i] as Gate, way[i + 1] as Gate];
  return [0, 1, 2, 3].map((n) => lerp(from[n] as number, to[n] as number, k - i)) as never;
}

/** So many pigeons on their way, each with sky round it, the nearer its end the closer together. */
export function flight(light: Light, id: string, way: readonly Gate[], count: number): string {
  const chance = chanceFrom('flight');
  const side = (way[0] as Gate)[0] < (way.at(-1) as Gate)[0] ? 1 : -1;
  const birds: Perch[] = [];
  for (let i = 0; i < count; i++) {
    const from = 1 - (1 - i / (count - 1)) ** 1.5;
    let best: Perch | undefined;
    let room = -1;
    // Of some places that one could have, the one with most sky round it.
    for (let n = 0; n < 14; n++) {
      const [x, y, half, bird] = gateAt(
        way,
        Math.min(1, Math.max(0, from + (chance() - 0.5) * 0.1)),
      );
      const one: Perch = [x + (chance() - 0.5) * half, y + (chance() * 2 - 1) * half, bird, side];
      const own = Math.min(
        ...birds.map(
          ([bx, by, size]) => Math.hypot(bx - one[0], (by - one[1]) * 1.5) / (size + bird),
        ),
      );
      if (own > room) {
        room = own;
        best = one;
      }
    }
    birds.push(best as Perch);
  }
  return flock(light, id, birds, FEATHERS);
}
