import { disc } from '../../../drawing/curves.ts';
import { box, oval } from '../../../drawing/marks.ts';
import { clip, linear } from '../../../drawing/sheet.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { clouds, gull, sunDisk } from '../set/beach.ts';
import { EARTH } from '../set/colors.ts';
import { spade } from '../set/gear.ts';
import { DAY } from '../set/lights.ts';

/** Close, straight up from the bottom of the hole: a circle of sky with one spade in it. */
export const page05: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    36,
    'head',
    [108, 146],
    {
      pose: 'reach',
      mood: 'brave',
      yaw: 4,
      pitch: -6,
      nod: 14,
      gaze: [0, 0.9],
      touchL: [120, 112],
      touchR: [96, 112],
      armL: { upper: [58, 12], lower: [74, -2], hand: 'hold' },
      armR: { upper: [58, 12], lower: [74, -2], hand: 'hold' },
    },
    DAY,
  );
  const ring = disc(108, 134, 70, 70);
  const art =
    box(0, 0, SHEET, SHEET, EARTH.deep) +
    oval(108, 134, 92, 92, EARTH.clay) +
    clip(
      ring,
      box(30, 60, 160, 150, linear([[0, '#7cc8de'], [1, '#d9f0ea']])) +
        sunDisk(108, 86, 14) +
        clouds([[150, 110, 1]]) +
        gull(66, 110, 14, '#ffffff') +
        child.art +
        spade(DAY, [108, 118], [108, 74], 20) +
        child.arm(1) +
        child.arm(-1),
    );
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'light', align: 'center' },
    faces: [child.face],
  };
};
