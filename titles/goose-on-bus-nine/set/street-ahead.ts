// The street before a bus that stands: one dark row of houses that runs away from us across a wet road with both its lamps on it.
import { num } from '#bookmaking/drawing/curves.ts';
import { asGround, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';

/** Where all that runs along the street meets, far off at the left. */
const [FAR, EYE] = [-300, 156];
/** Of houses, pavement, kerb and road: as dark as words want it that lie on them. */
const [HOUSES, SLABS, KERB, STONE] = ['#22386b', '#2f477c', '#53699e', '#263d70'];

/** How large a thing is that stands so far along the street: 1 at the fold. */
export const nearness = (x: number): number => (x - FAR) / -FAR;

/** Where a line along the street is that passes the fold so far below our eyes. */
export const alongStreet = (x: number, below: number): number => EYE + below * nearness(x);

/** Of houses, of the pavement before them, and how high the row is. */
export const FOOT = 21;
const [EDGE, ROOF] = [29, -94];

/** Houses, road and what the bus throws on it: on both pages, behind a mirror and under words. */
export const streetAhead = (): string => {
  const to = (x: number, below: number): string => `${x} ${num(alongStreet(x, below))}`;
  const strip = (upper: number, lower: number): string =>
    `M${to(-240, upper)}L${to(240, upper)}L${to(240, lower)}L${to(-240, lower)}Z`;
  return asGround(
    clean(
      path(`M-240 ${num(alongStreet(-240, FOOT))}L${roofs()}L${to(240, FOOT)}Z`, HOUSES) +
        path(`M${to(-240, EDGE)}L${to(240, EDGE)}V230H-240Z`, STONE) +
        path(strip(FOOT, EDGE), SLABS) +
        line(`M${to(-240, EDGE)}L${to(240, EDGE)}`, KERB, 1.2) +
        line(atHome(), '#8a7a52', 2.6) +
        line(dashes(to), '#8fa2cc', 1.6, 'stroke-opacity=".5"') +
        pools(),
    ),
  );
};

/** House by house, each a little higher or lower than the street's own line, with a gable now and then. */
const roofs = (): string =>
  [-240, -216, -200, -164, -138, -96, -74, -22, 40, 240]
    .flatMap((x, i, all) => {
      const next = all[i + 1];
      if (next === undefined) return [];
      const high = ROOF + (i % 3) * 12;
      const gable =
        i % 2 ? [`${(x + next) / 2} ${num(alongStreet((x + next) / 2, high - 12))}`] : [];
      return [
        `${x} ${num(alongStreet(x, high))}`,
        ...gable,
        `${next} ${num(alongStreet(next, high))}`,
      ];
    })
    .join('L');

/** Low in the dark row, where no words are: somebody is at home. */
const atHome = (): string =>
  [-214, -152, -146, -88, -82, -22, -14]
    .map((x) => `M${x} ${num(alongStreet(x, x % 3 ? -2 : -9))}v${num(5 * nearness(x))}`)
    .join('');

/** The middle of the road, on its way to where all goes. */
const dashes = (to: (x: number, below: number) => string): string =>
  [-224, -190, -150, -104, -50]
    .map((x) => `M${to(x, 46)}L${to(x + 20 * nearness(x) + 4, 46)}`)
    .join('');

/** Both lamps of the bus, on wet stone: from near us to where they end. */
const pools = (): string =>
  [-132, -46]
    .map((x) =>
      oval(
        x,
        190,
        56,
        13,
        radial([
          [0, '#ffe0a0', 0.62],
          [0.4, '#f4cf90', 0.3],
          [1, '#e8b878', 0],
        ]),
      ),
    )
    .join('');
