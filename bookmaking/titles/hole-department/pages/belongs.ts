import { roundedBox } from '../../../drawing/curves.ts';
import { photoFrame } from '../../../drawing/photo-frame.ts';
import { box, line } from '../../../drawing/marks.ts';
import { SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { digger } from '../cast/digger.ts';
import { INSPECTOR, mole } from '../cast/mole.ts';
import { OFFICE, PAPER } from '../set/colors.ts';
import { BELOW } from '../set/lights.ts';

/** The counter of the Department, and its wall of pictures. */
export const belongs: Painting = ({ hero, photo }) => {
  const child = digger(
    hero,
    92,
    31,
    [62, 202],
    { pose: 'wave', mood: 'happy', yaw: 12, gaze: [0.6, -0.2], pitch: 5 },
    BELOW,
  );
  const inspector = mole({ person: INSPECTOR, where: [160, 190], size: 70, facing: -1, look: 0, mood: 'official' }, BELOW);
  const art =
    box(0, 0, SHEET, SHEET, OFFICE.wallLit) +
    box(14, 18, 118, 66, PAPER.base, 2) +
    line(roundedBox(17, 21, 112, 60, 1), PAPER.ink, 0.6) +
    photoFrame(photo, { box: { x: 146, y: 26, width: 48, height: 48 }, color: OFFICE.brass, tilt: 2 }, BELOW) +
    inspector.art +
    box(110, 160, 110, 60, OFFICE.wood) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: { box: { x: 22, y: 26, width: 102, height: 50 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [child.face, inspector.face],
  };
};
