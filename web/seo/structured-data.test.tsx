import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from './structured-data.tsx';

test('nothing in the facts ends the block in which they stand', () => {
  const facts = [{ name: '</script><script>x()</script><!-- & "quoted"' }];
  const html = renderToStaticMarkup(<StructuredData facts={facts} />);
  const [, json, rest] = /^<script type="application\/ld\+json">([^<]*)<\/script>(.*)$/s.exec(
    html,
  )!;
  expect(JSON.parse(json!)).toEqual(facts);
  expect(rest).toBe('');
});
