import { box } from '../../../drawing/marks.ts';
import { SHEET } from '../../../sheet-size.ts';
import { tilesOn } from '../set/houses.ts';
import { MORNING } from '../set/lights.ts';

export function endpaper(): string {
  return box(0, 0, SHEET, SHEET, '#dfeaf4') + tilesOn(MORNING, 0, 0, SHEET, SHEET);
}
