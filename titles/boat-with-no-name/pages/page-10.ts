import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { isSawn } from '#titles/boat-with-no-name/cast/is-sawn.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { mayBreak } from '#titles/boat-with-no-name/set/board-for.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { isOnPlanks, nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';

/** Straight on, and nobody moves: the name, the &, and where the next word goes. */
export const page10: Painting = (cast) => paint(cast, SHEET);
export const spread10: Painting = (cast) => paint(cast, SPREAD);

const KEEL = 168;

function paint({ hero, name: named }: Cast, width: number): Picture {
  const name = nameOf(named);
  const room = width - 75;
  // Large letters would have a head before them.
  const wide = width === SPREAD;
  // Of two rows there is room down to the head before them.
  const plain = {
    x: 20,
    y: wide ? 55 : 62,
    width: room - 20,
    height: wide && mayBreak(name) ? 84 : 62,
  };
  // A name from the right ends on the left, and so does the boat. What is set in one stays out of the fold.
  const setInOne = !isSawn(name) && !isOnPlanks(name);
  const oneSide = wide && setInOne ? { ...plain, x: 236, width: 116 } : plain;
  const fromRight = wide ? { ...plain, x: 66, width: 120 } : { ...plain, x: 52 };
  const board = name.rightToLeft ? fromRight : oneSide;
  const lettered = nameboard(name, board, DUSK, true, wide ? SPREAD / 2 : undefined);
  const { forward } = lettered;
  const bow =
    forward > 0 ? Math.max(lettered.end + 9, width * 0.5) : Math.min(lettered.end - 9, width * 0.5);
  const tall = Math.min(136, Math.max(108, lettered.capital * 1.9));
  const place = bow + forward * 33;
  const master = heron(
    { at: [place, KEEL + 12], height: tall, flip: forward > 0, looks: 'reads' },
    DUSK,
  );
  // Under the last letter: near, turned away from us, head tipped back, and a flat hand on the planks.
  const last = lettered.end - forward * lettered.capital * 1.2;
  const side = forward > 0 ? -1 : 1;
  const rolls = hero.wheelchair !== undefined;
  // Smaller, and higher, so that the back of a chair is seen.
  const head = rolls ? 34 : 44;
  const far = offTheFold(Math.min(Math.max(last, 88), width - 88) - forward * 40, wide, head);
  const reached = forward > 0 ? Math.max(last, far + 30) : Math.min(last, far - 30);
  const child = placeHero(
    hero,
    head,
    'head',
    [far, rolls ? 142 : wide ? 168 : 166],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: forward * 146,
      turn: forward * -26,
      nod: -22,
      tilt: forward * -4,
      pitch: 4,
      armsByPage: true,
      body: { lean: 6, roll: forward * -3, twist: 0 },
    },
    DUSK,
  );
  const wrist: Point = [reached - forward * 2, rolls ? 132 : wide ? 150 : 152];
  const touches = ownArm(
    hero,
    child,
    side,
    {
      elbow: elbowOf(child, side, wrist, forward),
      wrist,
      hand: flat,
      degrees: forward > 0 ? -74 : -106,
      flip: forward < 0,
    },
    DUSK,
  ).art;
  const art =
    box(
      -4,
      -4,
      width + 8,
      SHEET + 8,
      linear([
        [0, '#2a3668'],
        [0.5, '#6a5f92'],
        [1, '#c08f92'],
      ]),
    ) +
    oval(
      place,
      150,
      120,
      80,
      radial([
        [0, '#ffe0a8', 0.75],
        [1, '#ffe0a8', 0],
      ]),
    ) +
    stars(width) +
    hull(forward, bow, width) +
    water(width) +
    box(
      -4,
      KEEL + 9,
      width + 8,
      60,
      linear([
        [0, '#463c5e'],
        [1, '#2f2a4c'],
      ]),
    ) +
    line(`M-4 ${KEEL + 9}H${width + 4}`, '#f0c9a0', 0.9) +
    lettered.art +
    master.art +
    oval(
      far,
      184,
      50,
      44,
      radial([
        [0, '#ffcf9a', 0.6],
        [1, '#ffcf9a', 0],
      ]),
    ) +
    child.art +
    touches;
  // Before whoever reads, and out of the fold.
  const left = wide ? (forward > 0 ? Math.max(far + 34, 232) : 240) : forward > 0 ? far + 34 : 12;
  return {
    art,
    quiet: {
      box: { x: Math.min(left, width - 76), y: 184, width: 62, height: 20 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face, master.face],
    signs: lettered.signs,
  };
}

/** No head is where an opening is sewn. */
const offTheFold = (x: number, wide: boolean, head: number): number => {
  const [left, right] = [SPREAD / 2 - 12 - head / 2, SPREAD / 2 + 12 + head / 2];
  return !wide || x < left || x > right ? x : x - left < right - x - 16 ? left : right;
};

/** As much of the sea as there is between the keel and the quay. */
const water = (width: number): string =>
  box(
    -4,
    KEEL - 6,
    width + 8,
    18,
    linear([
      [0, '#5a5f98'],
      [1, '#3c4680'],
    ]),
  ) +
  line(
    `M-4 ${KEEL - 6}${'q6 -2.400 12 0t12 0'.repeat(Math.ceil(width / 24) + 1)}`,
    '#dfe6f4',
    1.2,
  ) +
  line(
    `M20 ${KEEL + 3}h26M96 ${KEEL + 5}h30M${width - 70} ${KEEL + 2}h34`,
    '#f0c9a0',
    1,
    'stroke-opacity=".6"',
  );

/** All that is seen of the boat is its side, from the edge of the page to the bow. */
function hull(forward: 1 | -1, bow: number, width: number): string {
  const back = forward > 0 ? -6 : width + 6;
  const x = (ahead: number): string => num(bow + forward * ahead);
  return (
    path(
      `M${back} 42C${x(-90)} 46 ${x(-40)} 44 ${x(6)} 28C${x(4)} 84 ${x(-12)} 142 ${x(-34)} ${KEEL + 6}L${back} ${KEEL + 6}Z`,
      '#1d5564',
    ) +
    path(
      `M${back} 150C${x(-90)} 150 ${x(-50)} 148 ${x(-14)} 136C${x(-20)} 150 ${x(-26)} 160 ${x(-34)} ${KEEL + 6}L${back} ${KEEL + 6}Z`,
      '#a83a34',
    ) +
    line(`M${back} 42C${x(-90)} 46 ${x(-40)} 44 ${x(7)} 28`, '#f0dcb4', 4) +
    line(`M${back} 54C${x(-90)} 58 ${x(-40)} 56 ${x(4)} 43`, '#123a4c', 1)
  );
}

function stars(width: number): string {
  let d = '';
  for (let i = 0; i < width / 16; i++)
    d += `M${num((i * 67) % width)} ${num(6 + ((i * 29) % 30))}h.1`;
  return line(d, '#fff3dc', 1.1, 'stroke-opacity=".8"');
}
