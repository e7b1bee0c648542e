import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

const STACK = ['#4f8a8a', '#c9783f', '#8a6fb8', '#d9b04e', '#b3567f', '#4a5f8f'] as const;

export const rampRaces: Scene = {
  name: 'activity-works-1',
  alt: 'A child crouches beside a cardboard ramp on books as a racing car rolls down.',
  paint: () => {
    const child = placeHero(
      CHILDREN.wren,
      200,
      'ground',
      [560, 660],
      {
        pose: 'crouch',
        mood: 'surprised',
        yaw: 20,
        turn: 16,
        nod: 8,
        gaze: [0.8, 0.6],
        touchR: [396, 420],
      },
      DAYLIT,
    );
    return (
      room({ wall: '#cfe0c4', pattern: '#a4c592', floor: '#d3a476', floorAt: 530, paper: 'dots' }) +
      child.shadow +
      child.art +
      books() +
      path('M180 520L214 498L860 716L838 744Z', '#c99b62') +
      path('M180 520L838 744L836 756L178 532Z', '#94683f') +
      line('M230 512L834 720', '#dfb985', 4) +
      box(812, 706, 52, 20, '#f2d98c', 2, 'transform="rotate(19 838 716)" fill-opacity=".9"') +
      line('M450 548l-34 -12M470 532l-30 -10M446 576l-26 -9', '#ffffff', 7) +
      at(566, 596, 1.5, thing('racing car', DAYLIT), 19) +
      at(1000, 722, 1.25, thing('fire engine', DAYLIT), 0, -1.25) +
      line('M1090 690V764M930 764V690', '#e3b04a', 9) +
      at(330, 756, 1, thing('wooden block', DAYLIT), 8) +
      at(470, 760, 0.9, thing('basketball', DAYLIT))
    );
  },
};

/** A stack of thick books, the ramp's hill. */
function books(): string {
  return STACK.map((color, i) => {
    const y = 738 - i * 38;
    const x = 96 + (i % 3) * 10;
    return (
      box(x, y - 36, 220, 36, color, 5) +
      box(x + 12, y - 30, 204, 24, '#fdf1d6', 3) +
      line(`M${x + 16} ${y - 22}H${x + 212}M${x + 16} ${y - 14}H${x + 212}`, '#d9c4a4', 2) +
      box(x, y - 36, 26, 36, color, 5)
    );
  }).join('');
}
