// A grown-up's head, drawn by the same turning skull as the child's, for casts and pictures.
import { mix } from '#bookmaking/drawing/color.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { clean, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { slid } from '#bookmaking/hero/face-places.ts';
import { scarfRound } from '#bookmaking/hero/hair/covered.ts';
import { stickerFor } from '#bookmaking/hero/head.ts';
import { chinBelow } from '#bookmaking/hero/jaw.ts';
import { ball, browBone, depthOf, patch, planesOf } from '#bookmaking/hero/modelling.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { type Skull, skull } from '#bookmaking/hero/skull.ts';
import { buildOf, PLACES } from './build.ts';
import { grownFace, grownGlasses, grownMiddle } from './face.ts';
import { drawnRound, type FaceHand, USUAL_HAND } from './face-hand.ts';
import type { GrownUp, GrownView } from './grown-up.ts';
import { beardOn, wornBy } from './hair.ts';

/** Layers of a head: what hangs behind shoulders, and the head itself. */
export interface GrownHead {
  readonly back: string;
  readonly main: string;
}

/** Degrees between the points of an outline: a face on a page is mostly smaller than the hero's, in a crowd much smaller. */
const STEP = 7.5;
const FAR_STEP = 15;

/**
 * A grown-up's head around (0, 0), about 110 from crown to chin.
 * @param hand how this title draws a face
 */
export function grownHead(
  who: GrownUp,
  view: GrownView,
  light: Light,
  hand: FaceHand = USUAL_HAND,
): GrownHead {
  const head = skull(
    view.yaw,
    view.pitch,
    buildOf(who.shape, who.nose),
    view.far ? FAR_STEP : STEP,
  );
  const hair = wornBy(head, who, light);
  const t = skinTone(light, who.skin);
  const outline = head.flesh;
  const [lx, ly] = light.direction;
  // Of thirty in full each was 8 KB: in a crowd nobody has form shadows, and nothing that would need to be cut.
  const within = (art: string): string => (view.far ? art : clip(outline, art));
  const form = view.far
    ? path(outline, t.base)
    : (hand.flat
        ? path(outline, mix(t.base, t.shade, 0.8)) + shifted(lx * 12, ly * 8, path(outline, t.base))
        : ball(outline, t, light) + sockets(head, t, light)) + chinBelow(head, t.shade);
  const face =
    within(form + grownFace(head, who, view, light, hand)) +
    beardOn(head, who, light) +
    within(grownMiddle(head, who, view, light, hand)) +
    (view.far ? '' : drawnRound(outline, hand));
  const glasses = grownGlasses(head, who, view, light);
  if (who.hairdo === 'scarf') {
    const scarf = scarfRound(head, light, who.cloth ?? who.hair);
    const shown = scarf.window ? clip(scarf.window, face) : '';
    return { back: '', main: clean(scarf.under + shown + scarf.over + glasses) };
  }
  const ears = earsOf(head, t);
  return { back: hair.back, main: clean(ears.behind + face + hair.over + ears.before + glasses) };
}

/** Bones under brows and cheeks, which show on dark skin by light and on fair skin by shade. */
function sockets(head: Skull, t: Tone, light: Light): string {
  if (head.front < 0) return '';
  const stick = stickerFor(head);
  const depth = depthOf(t.base);
  const { cool } = planesOf(t, light);
  return [-1, 1]
    .map((side) => {
      const longitude = slid(head, side * 24);
      return (
        stick(longitude, PLACES.eyes + 1, patch(13, 11, cool, 0.2 + 0.14 * depth)) +
        stick(longitude, PLACES.brow, patch(13, 6, browBone(t, light), 0.15 + 0.5 * depth))
      );
    })
    .join('');
}

function earsOf(head: Skull, t: Tone): { behind: string; before: string } {
  let [behind, before] = ['', ''];
  for (const side of [-1, 1]) {
    const [x, y, depth] = head.at(side * 97, 8, 1.02);
    const near = depth > 4;
    const ear = oval(x, y, near ? 7.4 : 6.4, 10.4, near ? t.base : t.shade);
    if (near) before += ear + oval(x, y + 1, 3.8, 6, t.shade, 'fill-opacity=".8"');
    else behind += ear;
  }
  return { behind, before };
}
