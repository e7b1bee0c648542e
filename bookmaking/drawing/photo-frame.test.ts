import { expect, test } from 'vitest';
import { type FrameWish, photoFrame } from './photo-frame.ts';
import { sheet } from './sheet.ts';

const WISH: FrameWish = { box: { x: 10, y: 10, width: 40, height: 40 }, color: '#1d5e4b' };
const LIGHT = {
  direction: [0.5, -0.8],
  key: '#ffffff',
  shade: '#202040',
  shadeAmount: 0.3,
  rim: '#ffffff',
  rimAmount: 0.3,
  cast: '#ffffff',
  castAmount: 0,
  shadowLength: 0.3,
  shadowAlpha: 0.3,
  haze: '#ffffff',
} as const;

const framed = (photo: string | null): string =>
  sheet('t', [0, 0, 60, 60], () => photoFrame(photo, WISH, LIGHT));

test('a child without a photo has no empty frame on the wall', () => {
  expect(sheet('t', [0, 0, 60, 60], () => `|${photoFrame(null, WISH, LIGHT)}|`)).toContain('||');
});

test('a photo hangs in a frame', () => {
  expect(framed('data:image/jpeg;base64,/9j/4AAQ=')).toContain(
    'href="data:image/jpeg;base64,/9j/4AAQ="',
  );
});

// What stands in a picture is opened by whoever prints it: no file and no network may be named there.
test.each([
  'https://example.org/child.jpg',
  '/etc/passwd',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/jpeg;base64,AA"/><image href="/etc/passwd',
  'data:image/jpeg;base64,',
])('nothing but a JPEG is hung: %s', (photo) => {
  expect(() => framed(photo)).toThrow(TypeError);
});
