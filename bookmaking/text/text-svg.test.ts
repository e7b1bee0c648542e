import { expect, test } from 'vitest';
import { textSvg } from './text-svg.ts';

test('words in a drawing are words, whatever they look like', () => {
  const typed = `</tspan><script>x()</script>&amp;"onload="x()`;
  const svg = textSvg({
    box: { x: 0, y: 0, width: 100, height: 20 },
    style: 'text',
    align: 'left',
    color: '#000000',
    nameColor: '#0000ff',
    size: 12,
    lines: [{ runs: [{ text: typed, isName: true }], baseline: 10, width: 90 }],
  });
  expect(svg.match(/<[^>]+>/g)).toEqual([
    expect.stringMatching(/^<g /),
    expect.stringMatching(/^<text /),
    '<tspan fill="#0000ff">',
    '</tspan>',
    '</text>',
    '</g>',
  ]);
  expect(svg).toContain('&#60;script&#62;x()&#60;/script&#62;&#38;amp;&#34;onload=&#34;x()');
});

test('a name that is drawn fatter has a rim of its own ink', () => {
  const svg = textSvg({
    box: { x: 0, y: 0, width: 100, height: 20 },
    style: 'comfortaa',
    swell: 0.8,
    align: 'center',
    color: '#000000',
    nameColor: '#0000ff',
    size: 40,
    lines: [{ runs: [{ text: 'Łucja', isName: true }], baseline: 10, width: 90 }],
  });
  expect(svg).toContain('stroke-width="0.80"');
  expect(svg).toContain('<tspan fill="#0000ff" stroke="#0000ff">Łucja</tspan>');
});

test('a name in other letters is fat among fat ones, and they stay as they are', () => {
  const svg = textSvg({
    box: { x: 0, y: 0, width: 100, height: 20 },
    style: 'dela',
    nameStyle: 'cover',
    nameSwell: 0.5,
    align: 'left',
    color: '#000000',
    nameColor: '#0000ff',
    size: 20,
    lines: [
      {
        runs: [
          { text: 'And it was ', isName: false },
          { text: '美玲', isName: true },
        ],
        baseline: 10,
        width: 90,
      },
    ],
  });
  expect(svg).toContain('<tspan fill="#000000">And it was </tspan>');
  expect(svg).toMatch(/<tspan fill="#0000ff" stroke="#0000ff" stroke-width="0.50"[^>]*>美玲/);
});
