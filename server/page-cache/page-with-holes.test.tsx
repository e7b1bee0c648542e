import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inScript } from '#web/in-script.ts';
import { asData, asText, fill, newMarks } from './page-with-holes.ts';

const { mark, cut } = newMarks();

/** What somebody could be called who means ill, among all else that can be typed. */
const word = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!--<script>',
    `"'&<>\\`,
    '\u2028\u2029',
    '\ud800',
    '$& $1 $`',
    '\0',
    mark('name'),
    mark('own'),
    '&quot;',
  ),
);
const filled = (html: string, words: Record<string, string>) =>
  String(fill(cut(html), (hole) => words[hole]!));
/** As bytes: half of a pair is sent as U+FFFD, whoever writes it. */
const sent = (html: string) => String(Buffer.from(html));

test('a word in a hole stands there as React would have written it, whatever it is', () => {
  const page = (name: string) =>
    renderToStaticMarkup(
      <p title={name}>
        Hello, {name}. <b>{name}</b>
      </p>,
    );
  fc.assert(
    fc.property(word, (name) => {
      expect(filled(page(mark('name')), { name: asText(name) })).toBe(sent(page(name)));
    }),
  );
});

test('a string in the data of a page stands there as the router would have written it', () => {
  const script = (own: string) =>
    `<script>window.data(${inScript(JSON.stringify([{ _1: 2 }, 'own', own]))})</script>`;
  fc.assert(
    fc.property(word, (own) => {
      const kept = script('STAND-IN').replace(asData('STAND-IN'), mark('own'));
      const page = filled(kept, { own: asData(own) });
      expect(page).toBe(sent(script(own)));
      expect(page.match(/<\/?script/g)).toHaveLength(2);
    }),
  );
});

test('each heart is given to what it belongs to, whatever surrounds it', () => {
  const hearts = (given: string[]) =>
    renderToStaticMarkup(
      <>
        {['book 1', 'book 11', 'activity activity-hello-1'].map((of) => (
          <button key={of} type="button" data-heart={of} aria-pressed={given.includes(of)} />
        ))}
        <button type="button" aria-pressed={false} />
      </>,
    );
  const words = {
    'heart book 1': 'false',
    'heart book 11': 'true',
    'heart activity activity-hello-1': 'true',
  };
  expect(filled(hearts([]), words)).toBe(hearts(['book 11', 'activity activity-hello-1']));
});

test('the marks of two pages have nothing in common', () => {
  expect(cut(newMarks().mark('name')).holes).toEqual([]);
});
