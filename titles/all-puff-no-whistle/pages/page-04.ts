import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { CalledOut, Cast, Painting, Picture } from '#bookmaking/title.ts';
import { behindCake, TOP } from '#titles/all-puff-no-whistle/cast/behind-cake.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { melonCheeks } from '#titles/all-puff-no-whistle/cast/squeezed.ts';
import { hatFromBehind } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { taxi } from '#titles/all-puff-no-whistle/cast/taxi.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { CURB, corner, FAR_EDGE } from '#titles/all-puff-no-whistle/set/corner.ts';
import { cherry } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { note } from '#titles/all-puff-no-whistle/set/houses.ts';
import { FORENOON } from '#titles/all-puff-no-whistle/set/lights.ts';

/** Before a cake that has legs a child with both cheeks full: a breath has gone over the top, and one cherry with it. */
export const page04: Painting = (cast) => paint(cast, PAGE);
/** Bound, with the street that the taxi came by. */
export const spread04: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, telling }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const isSmall = hero.years < 3 && !hero.wheelchair;
  const child = puffingHero(
    hero,
    isSmall ? 42 : headToStand(hero, TALLEST, 38),
    isSmall ? 'head' : 'ground',
    isSmall ? [46, 100] : [hero.wheelchair ? 38 : 46, GROUND],
    {
      pose: hero.wheelchair || isSmall ? 'stand' : TIPTOE,
      eyes: 'wide',
      face: { brow: [-4, -10, -8], flushed: true },
      cheeks: 2.4,
      yaw: 34,
      pitch: -2,
      nod: -16,
      tilt: -8,
      gaze: [1, -0.6],
      body: { lean: 18, roll: 0, shrug: 12 },
      ...(hero.wheelchair ? {} : isSmall ? { armL: DOWN, armR: DOWN } : { armL: BACK, armR: BACK }),
    },
    FORENOON,
  );
  // With words above her she is a little smaller.
  const size = wide ? 0.96 : 0.86;
  const [tx, ty] = [GIRL[0] + TOP.x * size, GIRL[1] + TOP.y * size];
  const art =
    corner(frame) +
    at(...BENCH, 0.19, hatFromBehind(FORENOON)) +
    (wide ? at(-98, CURB - 3, 0.52, stoppedTaxi()) : at(92, CURB - 3, 0.19, stoppedTaxi())) +
    (wide ? note(-34, 62, 1.3, TOWN.tile) + note(-24, 54, 1.1, TOWN.clay) : '') +
    shadowsBehind(isSmall || hero.wheelchair ? 30 : 24) +
    (hero.wheelchair ? child.shadow : crateUnder(child, hero)) +
    child.art +
    (isSmall ? '' : melonCheeks(hero, child, 0.66, FORENOON, { out: 50, size: 0.76 })) +
    at(...GIRL, size, behindCake(FORENOON)) +
    breath({
      from: child.mouth,
      to: [tx + 4, ty - 9],
      wide: 10,
      torn: 0.2,
      shade: '#6fa6cf',
    }) +
    // What it left in the cream.
    oval(tx - 1, ty + 1, 6, 1.8, '#e8cfc2') +
    at(tx + 20, ty - (wide ? 28 : 22), size, cherry(FORENOON), 46) +
    line(`M${tx + 8} ${ty - 10}q1 -8 6 -12M${tx + 16} ${ty - 8}q2 -5 6 -7`, '#9c4c3b', 1.1);
  return laidIn(frame, {
    art,
    quiet: wide
      ? {
          box: { x: -194, y: 142, width: 184, height: telling === 'explorer' ? 47 : 58 },
          ink: 'dark',
          largest: { sprout: 32, sapling: 27, explorer: 18 },
          ...(telling === 'explorer' && { last: REFRAIN }),
          lap: { ...REFRAIN, box: { ...REFRAIN.box, y: 146, height: 52 }, largest: 56 },
        }
      : { box: { ...SAFE, height: 38 }, ink: 'dark', largest: { explorer: 13.5 } },
    faces: [child.face],
  });
}

/** A long telling has nothing to spare for its last line, unless that has a place. In mm of the opening. */
const REFRAIN: CalledOut = {
  box: { x: -194 - FROM_THE_LEFT.left, y: 190, width: 184, height: 15 },
  ink: 'dark',
  largest: 21,
};

/** In mm, with hair. */
const TALLEST = 130;
/** Where soles and wheels are, and hers, who is nearer. */
const GROUND = 198;
const GIRL = [139, 209] as const;

/** Out of the way: it is done with the cheeks. */
const BACK: Arm = { upper: [-34, 14], lower: [-40, 10], hand: 'hold' };
/** Short arms behind a back are a hand that has come off. */
const DOWN: Arm = { upper: [-4, 10], lower: [8, 4] };

/** Where the hat sits, on the other side of the street. */
const BENCH = [90, FAR_EDGE - 4] as const;

/** What both throw on the stone, toward where the taxi came from. */
const shadowsBehind = (long: number): string =>
  oval(47 - long * 0.42, GROUND, long, 4, '#44578f', 'fill-opacity=".28"') +
  oval(GIRL[0] - 26, GIRL[1], 68, 5.4, '#44578f', 'fill-opacity=".3"');

/** Nose to the girl, and its driver, too. */
const stoppedTaxi = (): string =>
  oval(-26, 2, 196, 13, '#2f3a66', 'fill-opacity=".4"') +
  at(0, 0, 1, taxi(mirrored(FORENOON), { door: 'open', leans: true }), 0, -1);

/** Whose soles would hang in the air, stands on what the cherries came in. */
function crateUnder({ origin: [x, y] }: PlacedHero, hero: Hero): string {
  if (hero.wheelchair || y > GROUND - 4) return '';
  const [slat, edge, tall] = [tone(FORENOON, '#c98a52'), 25, GROUND + 2 - y];
  let slats = '';
  for (let down = 0; down < tall - 5; down += 11)
    slats += box(x - edge, y + down, 2 * edge, 9.4, slat.base, 0.8);
  return (
    box(x - edge + 1, y + 2, 2 * edge - 2, tall - 2, slat.deep) +
    slats +
    box(x - edge, y + 10, 9, tall - 10, slat.shade, 0, 'fill-opacity=".5"') +
    path(`M${x - edge} ${y}l3.4 -4.6H${x + edge - 3.4}l3.4 4.6Z`, slat.lite) +
    box(x - edge + 1, y, 5, tall, slat.shade) +
    box(x + edge - 6, y, 5, tall, slat.shade)
  );
}
