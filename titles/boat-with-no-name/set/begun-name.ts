import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { widthOf } from '#bookmaking/fonts/faces.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import type { Letter, NameInLetters } from '#bookmaking/words/letters.ts';
import { edgesAt } from '#titles/boat-with-no-name/cast/edge-of-letter.ts';
import { isSawn } from '#titles/boat-with-no-name/cast/is-sawn.ts';
import { alongOutline, marksOf } from '#titles/boat-with-no-name/cast/letter.ts';
import { sign } from '#titles/boat-with-no-name/cast/painted.ts';
import { isOnPlanks, tallest } from './nameboard.ts';
import { fitOf, LEADING, rowsOfName, widthOfSign } from './rows-of-name.ts';

/** Letters under this height, in mm, have a thinner line. */
const SMALL = 15;
/** Where a brush is, over the foot, in hundredths of a capital. */
const BRUSHED = 46;
/** Soft, and dark enough to be read where it is text. */
const PENCIL: Hex = '#6b6660';

interface BegunName {
  readonly art: string;
  readonly signs: readonly TextBlock[];
  /** Where a brush touches what is wet, in mm. */
  readonly wet: Point;
}

/** A name as it is begun within a place: its first letter painted, the others in pencil. */
export const begunName = (name: NameInLetters, place: Box, color: Hex): BegunName =>
  isSawn(name) ? inOutlines(name, place, color) : inText(name, place, mix(color, '#3a1408', 0.3));

function inOutlines(name: NameInLetters, place: Box, color: Hex): BegunName {
  const tall = tallest(name);
  const [first] = name.signs as readonly [Letter, ...(Letter | string)[]];
  const rows = rowsOfName(name.signs, 0, tall, place);
  const k = fitOf(rows, tall, place);
  const left = place.x + (place.width - Math.max(...rows.map((row) => row.width)) * k) / 2;
  const high = (tall + (rows.length - 1) * (tall + LEADING)) * k;
  const top = place.y + (place.height - high) / 2 + tall * k;
  const middle = left + (widthOfSign(first) * k) / 2;
  let art = '';
  for (const [nth, row] of rows.entries()) {
    const foot = top + nth * (tall + LEADING) * k;
    let x = left;
    for (const each of row.signs) {
      const wide = widthOfSign(each) * k;
      if (each !== first) art += at(x + wide / 2, foot, k, penciled(each, k));
      x += wide;
    }
  }
  const edge = edgesAt(first.base, BRUSHED, true)[0];
  return {
    art: art + at(middle, top, k, wetLetter(first, color)),
    signs: [],
    wet: [middle + edge * k, top - BRUSHED * k],
  };
}

/** Gone over twice, with a line as thick on a large letter as on a small one, which is gone over once. */
function penciled(each: Letter | string, k: number): string {
  const [base, hats] =
    typeof each === 'string' ? [each, ''] : [each.base, marksOf(each, PENCIL, PENCIL)];
  const drawn = (width: number, by: number): string =>
    alongOutline(base, (d) => line(d, PENCIL, width / k), by, -by);
  return (k * 100 < SMALL ? drawn(0.85, 0) : drawn(0.9, 0) + drawn(0.5, 0.5 / k)) + hats;
}

/** As fat as a brush makes it, and so wet that it runs. */
function wetLetter(letter: Letter, color: Hex): string {
  const [left, right] = edgesAt(letter.base, 4, true);
  return (
    line(`M${left + 9} -6V9M${right - 8} -6V4`, color, 6) +
    alongOutline(letter.base, (d) =>
      path(d, color, `stroke="${color}" stroke-width="9" stroke-linejoin="round"`),
    ) +
    marksOf(letter, color, color)
  );
}

/** Scripts that are set: a sign at a time where each stands alone; what joins is painted in one go. A brush keeps off what is text. */
function inText(name: NameInLetters, place: Box, color: Hex): BegunName {
  const middle = place.y + place.height / 2;
  const texts = isOnPlanks(name)
    ? name.signs.map((each) => (typeof each === 'string' ? each : each.text))
    : [name.printed];
  const forward = name.rightToLeft ? -1 : 1;
  const begins = forward > 0 ? place.x : place.x + place.width;
  const most = place.width / texts.length;
  let end = begins;
  const signs = texts.map((text, i) => {
    const em = widthOf(text, 'cover');
    const width = Math.min(place.height * em * 0.96, most);
    end += forward * width;
    const ink = i === 0 ? color : PENCIL;
    return sign(text, [end - (forward * width) / 2, middle], place.height * 1.08, width, ink, em);
  });
  return { art: '', signs, wet: [begins - forward * 3.4, middle] };
}
