import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { cake } from '#titles/all-puff-no-whistle/cast/cake.ts';
import { TOWN } from './colors.ts';
import { cherryAt } from './fountain.ts';

/** The corner shop that the cake comes from, 78 wide and 88 high on (0, 0); its window says what it sells. */
export function cakeShop(light: Light): string {
  const wall = tone(light, TOWN.rose);
  const trim = tone(light, TOWN.chalk);
  const blue = tone(light, TOWN.tile);
  let stripes = '';
  let scallops = '';
  for (let i = 0; i < 10; i++) {
    const x = 1 + i * 7.6;
    if (i % 2 === 0) stripes += `M${x + 1} -58h7.4l1 14h-8.8Z`;
    scallops += `M${x} -44h7.6v1.6a3.8 3.4 0 0 1 -7.6 0Z`;
  }
  return (
    box(0, -88, 78, 88, wall.base) +
    box(62, -88, 16, 88, wall.shade, 0, 'fill-opacity=".4"') +
    box(-2, -91, 82, 5, trim.base, 1) +
    box(9, -84, 14, 18, tone(light, '#8fb4cc').base, 1) +
    box(32, -84, 14, 18, tone(light, '#8fb4cc').base, 1) +
    box(55, -84, 14, 18, tone(light, '#8fb4cc').shade, 1) +
    line('M9 -75h14M16 -84v18M32 -75h14M39 -84v18M55 -75h14M62 -84v18', trim.base, 1.2) +
    box(4, -42, 48, 32, tone(light, '#6d5a74').base, 1) +
    line('M4 -42h48v32h-48Z', trim.base, 2) +
    at(16, -12, 0.2, cake(light)) +
    at(38, -12, 0.16, cake(light)) +
    cherryAt(light, 38, -29, 3.4) +
    path('M10 -12L26 -42H34L18 -12Z', '#ffffff', 'fill-opacity=".18"') +
    box(58, -42, 15, 42, tone(light, '#6f9a84').base, 1) +
    box(60.6, -39, 9.8, 18, tone(light, '#8fb4cc').base, 1) +
    path('M2 -58H76L78 -44H0Z', trim.base) +
    path(stripes, blue.base, 'fill-opacity=".8"') +
    path(scallops, blue.shade) +
    box(0, -45, 78, 1.4, trim.shade)
  );
}
