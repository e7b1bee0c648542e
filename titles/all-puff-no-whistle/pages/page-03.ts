import { chanceFrom, hash } from '#bookmaking/drawing/chance.ts';
import { lerp } from '#bookmaking/drawing/geometry.ts';
import { castShadow, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { feather, flock, type Perch, perched } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { pigeonMan } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { headOnStreet } from '#titles/all-puff-no-whistle/cast/on-the-street.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { clouds, note, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import { streetFromBelow } from '#titles/all-puff-no-whistle/set/street-from-below.ts';

/** Wide, from far below: forty pigeons, a great deal of sky, and one feather. */
export const page03: Painting = (cast) => paint(cast, PAGE);
/** Over the fold, the rest of the street, which has seen pigeons before. */
export const spread03: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const child = puffingHero(
    hero,
    headOnStreet(hero, 60, 19),
    'ground',
    [66, 207],
    {
      pose: 'stand',
      eyes: 'open',
      cheeks: 1.15,
      yaw: 34,
      nod: -22,
      gaze: [0.7, -1],
      armL: { upper: [10, 40], lower: [40, 70], hand: 'open' },
      armR: { upper: [4, 30], lower: [20, 34], hand: 'open' },
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const id = `p${hash(hero.seed).toString(36)}`;
  const art =
    sky(216, '#bcdbef', '#fdf3e4', frame) +
    clouds([
      [104, 150, 2.6],
      [24, 168, 1.6],
      [70, 122, 1.2],
    ]) +
    (isWide(frame) ? beyond() : '') +
    sheets() +
    laundry() +
    at(190, 82, 0.25, pigeonMan(MORNING)) +
    roofEdge() +
    note(172, 24, 1, TOWN.tile) +
    flock(MORNING, id, FLYING) +
    perched(MORNING, id, PERCHED) +
    at(143, 104, 0.24, feather(MORNING), -26) +
    ground(frame) +
    at(26, 204, 0.25, castShadow(MORNING, 80, 220)) +
    at(26, 204, 0.25, hatStanding(MORNING)) +
    child.shadow +
    child.art +
    breath({
      along: [
        [mx, my],
        [mx + 8, my - 9],
        [mx + 26, my - 12],
        [mx + 38, my - 30],
        [mx + 58, my - 36],
        [136, 110],
      ],
      widths: [0.6, 3.4, 1.4],
    });
  return laidIn(frame, {
    art,
    quiet: { box: { ...SAFE, width: 141, height: 52 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face, { x: 180, y: 34, width: 20, height: 20 }],
  });
}

const beyond = (): string =>
  clouds([
    [-96, 178, 3],
    [-30, 196, 2],
    [-120, 60, 1.4],
    [-24, 48, 1.8],
  ]) + streetFromBelow(MORNING);

/** A dropped newspaper: near and large at the left, small where his hands are. */
const FLYING: readonly Perch[] = (() => {
  const chance = chanceFrom('forty pigeons');
  return Array.from({ length: 31 }, (_, i): Perch => {
    const t = (i + 0.5) / 31;
    const spread = lerp(44, 8, t);
    // Golden steps keep birds apart better than chance did: chance made a pile of feathers.
    const across = ((i * 0.618) % 1) - 0.5;
    return [
      lerp(2, 150, t ** 0.9) + (chance() - 0.5) * 5,
      lerp(106, 66, t) - Math.sin(t * Math.PI) * -8 + across * spread,
      lerp(0.27, 0.11, t),
      1,
    ];
  });
})();

/** Nine have landed; with the others that is forty. */
const PERCHED: readonly Perch[] = [
  [162, 44, 0.12, 1],
  [170, 48, 0.12, 1],
  [205, 50, 0.12, -1],
  [211, 46, 0.12, -1],
  [189, 35.5, 0.13, -1],
  [161, 79, 0.15, 1],
  [169, 79, 0.15, -1],
  [207, 79, 0.15, 1],
  [213, 79, 0.15, -1],
];

/** Sheets on the roof, with the sun in them. */
const sheets = (): string =>
  line('M156 80V28M218 80V22', tone(MORNING, '#8a6f66').base, 1.6) +
  line('M156 31Q186 36 218 26', '#8a7a74', 0.6) +
  path('M190 34Q202 34 216 28L218 66Q204 70 192 68Z', '#fffdf6') +
  path('M205 32Q210 32 216 28L218 66Q212 68 207 68Z', '#dfe6f2') +
  path('M160 32Q168 34 178 34L179 66Q168 70 159 66Z', '#fff7ec') +
  path('M160 32L165 33L164 68L159 66Z', '#ffffff');

/** The laundry, seen up its front: its sides lean together. */
function laundry(): string {
  const wall = tone(MORNING, TOWN.powder);
  const pane = tone(MORNING, '#6f95b3');
  const windows =
    'M164 196l3 -40h17l-1 40ZM196 196v-40h17v40ZM167 144l2 -28h14l-1 28ZM195 144v-28h15v28Z';
  return (
    path('M130 216L150 86H216V216Z', wall.base) +
    path('M186 216L190 86H216V216Z', wall.shade, 'fill-opacity=".35"') +
    path('M130 216L150 86H156L140 216Z', wall.lite) +
    path(windows, pane.base) +
    path(
      'M164 196l2 -30l10 -10h6l-14 40ZM196 196v-12l16 -28h1v14l-12 26ZM195 144v-8l10 -20h5v6l-8 22Z',
      '#ffffff',
      'fill-opacity=".22"',
    ) +
    line(windows, tone(MORNING, TOWN.chalk).base, 2) +
    shirtSign()
  );
}

/** A tin shirt on an arm: the shop's sign needs no letters. */
const shirtSign = (): string =>
  line('M141 146h-20', '#4a5a6b', 1.4) +
  line('M127 146v4M117 146h4', '#4a5a6b', 0.9) +
  path(
    'M112 152L119 149Q123 153 127 149L134 152L136 160L131 161L130 172H116L115 161L110 160Z',
    '#fffdf6',
  ) +
  path('M125 150L127 149L134 152L136 160L131 161L130 172H124Z', '#cfdbe8') +
  line('M119 149Q123 153 127 149', TOWN.tile, 1.2);

/** Gutter and parapet, before the man. */
const roofEdge = (): string =>
  box(147, 80, 72, 5, tone(MORNING, TOWN.chalk).base, 1) +
  box(144, 85, 75, 3.4, tone(MORNING, '#4f7ea3').base, 1.6) +
  box(144, 85, 75, 1.1, tone(MORNING, '#4f7ea3').lite, 0.6) +
  line('M147 88L128 216', tone(MORNING, '#4f7ea3').base, 3);

const ground = (frame: Frame): string =>
  box(
    frame.left,
    200,
    widthOf(frame),
    16,
    linear([
      [0, '#f2e6d8'],
      [1, '#d9c8b9'],
    ]),
  ) +
  line(`M${frame.left} 200H216`, '#fffaf0', 1.2) +
  oval(170, 203, 60, 2.4, '#44578f', 'fill-opacity=".16"');
