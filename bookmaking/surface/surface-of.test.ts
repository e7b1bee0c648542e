import { expect, test } from 'vitest';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { asHero, box, calm, clean, oval } from '#bookmaking/drawing/marks.ts';
import { linear, noteHero, sheet } from '#bookmaking/drawing/sheet.ts';
import type { Medium } from './medium.ts';
import { surfaceOf } from './surface-of.ts';
import type { SurfaceSheet } from './surface-sheet.ts';

const crayon: Medium = {
  marks: { tile: 'crayon', size: 50, lift: 0.5, sink: 0.5, angle: 30, onGround: 0.3 },
  form: 0.2,
  edge: 0.5,
  grain: { tile: 'wax', size: 50 },
  paper: 0.6,
  marked: 900,
  grained: 60,
};
const inks = { colors: ['#000000', '#ffffff'], pull: 1 };

const drawn = (draw: () => string, medium: Medium, places: Partial<SurfaceSheet> = {}) =>
  sheet('s', [0, 0, 216, 216], draw, {
    finish: (art, on) => surfaceOf(art, on, medium, { width: 216, height: 216, ...places }),
  });

test('a shape gets marks by its own size, whatever else is on the page', () => {
  const marks = (art: string) => drawn(() => art, crayon).match(/ mask="/g)?.length ?? 0;
  const jar = box(0, 0, 40, 40, '#336699');
  const cup = box(50, 0, 20, 20, '#993366');
  const many = Array.from({ length: 20 }, () => box(90, 90, 60, 60, '#669933')).join('');
  expect(marks(jar + cup)).toBe(1);
  expect(marks(jar + cup + many)).toBe(21);
});

test('an outline goes round things, not round the hero', () => {
  const contour = { ink: '#000000', toInk: 1, width: 1, broken: false } as const;
  const outlined = (art: string) => drawn(() => art, { ...crayon, contour }).includes('linecap');
  expect(outlined(box(0, 0, 40, 40, '#336699'))).toBe(true);
  expect(outlined(asHero(box(0, 0, 40, 40, '#336699')))).toBe(false);
});

test('a calm neck gets neither marks nor grain', () => {
  const neck = calm(box(0, 0, 90, 90, '#fbf7ee'));
  expect(drawn(() => neck, crayon)).toContain(neck);
});

test('the hero is modelled by its own drawing: it gets grain and no marks', () => {
  const coat = () => asHero(box(0, 0, 60, 60, '#336699'));
  const svg = drawn(coat, crayon);
  expect(svg).not.toContain(' mask="');
  expect(svg).toContain('hard-light');
});

test('the same thing has the same grain wherever it stands', () => {
  const angles = (x: number) =>
    drawn(() => box(x, 0, 40, 40, '#336699'), crayon).match(/patternTransform="[^"]+"/g);
  expect(angles(0)).toEqual(angles(90));
});

test('grain lies on its own shape, before what is drawn over it', () => {
  const svg = drawn(
    () => box(0, 0, 40, 40, '#336699') + clean(oval(20, 20, 9, 9, '#c98f52')),
    crayon,
  );
  expect(svg.indexOf('hard-light')).toBeLessThan(svg.indexOf('data-clean'));
});

test('a face keeps every letter of its drawing', () => {
  const face = clean(oval(50, 50, 30, 30, '#c98f52') + oval(40, 45, 4, 4, '#221100'));
  expect(drawn(() => asHero(face), crayon)).toContain(face);
});

test('what lies in a face is left alone, whoever has drawn it', () => {
  const cheek = oval(50, 50, 10, 10, '#c98f52');
  const faces = [{ x: 30, y: 30, width: 40, height: 40 }];
  const laid = (places = {}) => drawn(() => cheek, crayon, places).split('hard-light').length;
  expect(laid({ faces })).toBe(laid() - 1);
});

test('skin gets no brush, whatever its size', () => {
  const hand = oval(50, 50, 30, 30, '#c98f52');
  const draw = () => {
    noteHero(DAYLIGHT, ['#c98f52']);
    return asHero(hand);
  };
  expect(drawn(draw, crayon)).not.toContain(' mask="');
});

test('few inks color everything but the hero, whose colors a parent has chosen', () => {
  const svg = drawn(
    () =>
      box(0, 0, 40, 40, '#d01020') +
      asHero(
        box(50, 0, 40, 40, '#d01020') +
          box(
            50,
            50,
            40,
            40,
            linear([
              [0, '#2040e0'],
              [1, '#2050e0'],
            ]),
          ),
      ),
    { ...crayon, inks, form: 0, marked: 1e9, grained: 1e9 },
  );
  expect(svg).not.toContain('<rect x="0" y="0" width="40" height="40" fill="#d01020"');
  expect(svg).toContain('<rect x="50" y="0" width="40" height="40" fill="#d01020"');
  expect(svg).toContain('stop-color="#2040e0"');
});

test('where words stand, the marks of the ground grow faint', () => {
  const sky = () => box(0, 0, 216, 216, '#336699');
  const quiet = [{ x: 20, y: 30, width: 100, height: 50 }];
  expect(drawn(sky, crayon, { quiet })).toContain('x="19" y="29" width="102" height="52"');
  expect(drawn(sky, crayon)).not.toContain('fill-opacity');
});

test('the same drawing gets the same surface', () => {
  const draw = () => box(0, 0, 40, 40, '#336699') + oval(80, 80, 30, 20, '#993366');
  expect(drawn(draw, crayon)).toBe(drawn(draw, crayon));
});
