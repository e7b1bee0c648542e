import { expect, test } from 'vitest';
import type { Quiet } from '#bookmaking/title.ts';
import { LETTERING as BOAT } from '#titles/boat-with-no-name/lettering.ts';
import { LETTERING } from '#titles/goose-on-bus-nine/lettering.ts';
import { letterTitle } from './letter-title.ts';
import { faceOfName, measureName } from './measure-name.ts';

const quiet: Quiet = { box: { x: 14, y: 14, width: 188, height: 50 }, ink: 'light' };
const laid = (name: string) => letterTitle(LETTERING, measureName(LETTERING, name), quiet);
const heightOf = (name: string): number => laid(name).rows[0]!.box.height;

test('a name is text in the face that the words of its title were drawn from', () => {
  for (const name of ['Łucja', 'Nguyễn Đức', 'Жанна', 'Ελένη']) {
    const { name: block } = laid(name);
    expect(block.style, name).toBe(LETTERING.face);
    expect(block.lines).toEqual([
      expect.objectContaining({ runs: [{ text: name, isName: true }] }),
    ]);
    expect(faceOfName(LETTERING, name)).toBe(LETTERING.face);
  }
});

test('a name in another script is in its own face, drawn as fat as the words beside it', () => {
  for (const [name, face] of [
    ['محمد', 'arabicBold'],
    ['美玲', 'chinese'],
    ['Ἑλένη', 'greek'],
  ] as const) {
    const { name: block } = laid(name);
    expect(block.style, name).toBe('cover');
    expect(block.swell).toBeGreaterThan(0.2);
    expect(faceOfName(LETTERING, name)).toBe(face);
  }
});

test('a long name is broken where its title lets it and it is larger so', () => {
  const onSail = (name: string) => letterTitle(BOAT, measureName(BOAT, name), quiet).name;
  const rowsOf = (name: string) => onSail(name).lines.map(({ runs }) => runs[0]?.text);
  expect(rowsOf('Bartholomew-Maximilian')).toEqual(['Bartholomew-', 'Maximilian']);
  expect(rowsOf('Nguyễn Đức')).toEqual(['Nguyễn Đức']);
  expect(rowsOf('Bartholomew')).toEqual(['Bartholomew']);
  expect(laid('Bartholomew-Maximilian').name.lines).toHaveLength(1);
  for (const { width } of onSail('Bartholomew-Maximilian').lines)
    expect(width).toBeLessThanOrEqual(quiet.box.width);
});

test('where a name has a room of its own, the words of the title are as large in every script', () => {
  for (const name of ['محمد', '美玲', 'Bartholomew-Maximilian'])
    expect(heightOf(name), name).toBeCloseTo(heightOf('Maya'));
});

test('a long name becomes smaller by itself, and the words of the title do not', () => {
  const long = laid('Bartholomew-Maximilian').name;
  expect(long.size).toBeLessThan(laid('Maya').name.size);
  expect(long.lines[0]!.width).toBeLessThanOrEqual(quiet.box.width);
  expect(heightOf('Bartholomew-Maximilian')).toBeGreaterThanOrEqual(heightOf('Maya'));
});
