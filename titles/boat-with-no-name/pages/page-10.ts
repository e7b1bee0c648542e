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
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';

/** Straight on, and nobody moves: the name, the &, and where the next word goes. */
export const page10: Painting = (cast) => paint(cast, SHEET);
export const spread10: Painting = (cast) => paint(cast, SPREAD);

const KEEL = 168;

function paint({ hero, name: named }: Cast, width: number): Picture {
  const name = nameOf(named);
  const room = width - 72;
  // Large letters would have a head before them.
  const wide = width === SPREAD;
  const plain = { x: 20, y: wide ? 55 : 62, width: room - 20, height: 62 };
  // A name from the right ends on the left, and so does the boat. What is set as text stays out of the fold.
  const oneSide = width === SPREAD && !isSawn(name) ? { ...plain, x: 236, width: 116 } : plain;
  const board = name.rightToLeft ? { ...oneSide, x: width === SPREAD ? 70 : 52 } : oneSide;
  const lettered = nameboard(name, board, DUSK, true);
  const { forward } = lettered;
  const bow =
    forward > 0
      ? Math.max(lettered.end + 10, width * 0.5)
      : Math.min(lettered.end - 10, width * 0.5);
  const tall = Math.min(128, Math.max(104, lettered.capital * 1.9));
  const place = bow + forward * 34;
  const master = heron(
    { at: [place, KEEL + 8], height: tall, flip: forward > 0, looks: 'down' },
    DUSK,
  );
  const far = forward > 0 ? 38 : width - 38;
  const side = forward > 0 ? 1 : -1;
  // Near, and turned away from us: the back of a head, a cheek, and a flat hand on the planks.
  const child = placeHero(
    hero,
    wide ? 54 : 58,
    'head',
    [far + forward * 2, wide ? 163 : 152],
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: 'tiny', brow: [-10, -14, -6] },
      yaw: forward * 142,
      turn: forward * -62,
      gaze: [forward * 0.9, -1],
      nod: -24,
      tilt: forward * -6,
      pitch: 4,
      armsByPage: true,
      body: { lean: 6, roll: forward * -5, twist: 0 },
    },
    DUSK,
  );
  const wrist: Point = [far + forward * 50, wide ? 176 : 169];
  const touches = ownArm(
    hero,
    child,
    side,
    {
      elbow: elbowOf(child, side, wrist, forward),
      wrist,
      hand: flat,
      degrees: forward > 0 ? -62 : -118,
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
        [0, '#34437f'],
        [0.7, '#c98f9a'],
        [1, '#e9b08f'],
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
    box(
      -4,
      KEEL + 4,
      width + 8,
      60,
      linear([
        [0, '#463c5e'],
        [1, '#2f2a4c'],
      ]),
    ) +
    line(`M-4 ${KEEL + 4}H${width + 4}`, '#f0c9a0', 0.8) +
    lettered.art +
    master.art +
    oval(
      far,
      190,
      46,
      40,
      radial([
        [0, '#ffcf9a', 0.6],
        [1, '#ffcf9a', 0],
      ]),
    ) +
    child.art +
    touches;
  const left = forward > 0 ? far + 36 : 12;
  return {
    art,
    quiet: {
      box: {
        x: width === SPREAD ? (forward > 0 ? left : 240) : left,
        y: 182,
        width: 128,
        height: 22,
      },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face, master.face],
    signs: lettered.signs,
  };
}

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
