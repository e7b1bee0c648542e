import { box, line } from '../../../drawing/marks.ts';
import { roundedBox } from '../../../drawing/curves.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import type { Painting } from '../../title.ts';
import { INSPECTOR, mole } from '../cast/mole.ts';
import { sky } from '../set/beach.ts';
import { PAPER } from '../set/colors.ts';
import { earth, shaft } from '../set/earth.ts';
import { pencilCircle } from '../set/forms.ts';
import { lettering } from '../set/lettering.ts';
import { BELOW, DAY } from '../set/lights.ts';
import { lamp } from '../set/office.ts';

const GROUND = 92;

/** Mid: catastrophe by stationery. */
export const page06: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    40,
    'head',
    [62, 46],
    { pose: 'crouch', mood: 'worried', yaw: 34, pitch: 6, nod: 12, gaze: [0.9, 0.7] },
    DAY,
  );
  const inspector = mole(
    { person: INSPECTOR, where: [140, 168], size: 80, facing: 1, look: -24, mood: 'alarmed', near: [122, 78], far: [184, 76] },
    BELOW,
  );
  const paper =
    box(168, 72, 38, 150, PAPER.base) +
    lettering('FORM 9', 173, 80, 5, PAPER.ink) +
    ['TREASURE', 'LETTERS', 'SWIMMING', 'OTHER']
      .map(
        (word, i) =>
          line(roundedBox(173, 102 + i * 22, 8, 8, 0.6), PAPER.ink, 0.8) +
          lettering(word, 184, 104 + i * 22, 3.2, PAPER.ink, 1),
      )
      .join('') +
    pencilCircle(199, 204, 2);
  const art =
    sky('#a4dbe2', '#fff6dc', GROUND, [24, 14]) +
    child.art +
    earth(GROUND, 112) +
    shaft({ x: 162, width: 88, top: GROUND, bottom: 230, sun: -1 }, lamp(130, 120, 90) + inspector.art) +
    paper +
    inspector.arm;
  return {
    art,
    quiet: { box: { x: 14, y: 114, width: 102, height: 88 }, ink: 'light' },
    faces: [child.face, inspector.face],
  };
};
