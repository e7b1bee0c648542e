import { at } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { pictureFrame } from '#bookmaking/house/hall-things.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { jarLids, mailbox } from '#pictures/props/containers.ts';
import { room, rug } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const lidMail: Scene = {
  name: 'activity-can-1',
  alt: 'A toddler drops the lid of a jar through a slot in a cardboard box.',
  paint: () => {
    const toddler = placeHero(
      CHILDREN.otis,
      206,
      'ground',
      [410, 724],
      {
        pose: 'crouch',
        mood: 'happy',
        yaw: 42,
        nod: 12,
        gaze: [0.7, 0.5],
        touchL: [640, 462],
        touchR: [566, 560],
      },
      DAYLIT,
    );
    return (
      room({
        wall: '#bcd9e0',
        pattern: '#8fbccb',
        floor: '#d5a877',
        floorAt: 560,
        paper: 'stripes',
      }) +
      pictureFrame(
        DAYLIT,
        190,
        130,
        150,
        130,
        '#b07d52',
        '#fdf1d6',
        at(265, 196, 0.9, thing('tugboat', DAYLIT)),
      ) +
      pictureFrame(
        DAYLIT,
        900,
        96,
        160,
        150,
        '#4f8a8a',
        '#fdf1d6',
        at(980, 172, 0.95, thing('green tractor', DAYLIT)),
      ) +
      rug(DAYLIT, 640, 730, 500, 60, '#e3a85c', '#fdf1d6') +
      toddler.shadow +
      at(760, 736, 1, mailbox(DAYLIT)) +
      at(648, 460, 1, jarLid(), -64) +
      toddler.art +
      jarLids(DAYLIT, [
        [236, 738, '#d9b04e'],
        [300, 756, '#b3567f'],
        [166, 762, '#4f8a8a'],
        [240, 724, '#8a6fb8'],
        [1000, 752, '#c9783f'],
      ])
    );
  },
};

const jarLid = (): string => jarLids(DAYLIT, [[0, 0, '#c9783f']]);
