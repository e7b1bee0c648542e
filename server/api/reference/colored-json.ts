import { html } from 'hono/html';

/** A string with what makes a name of it, a number, or a word of JSON's own. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?|\b(?:true|false|null)\b/g;

/** A value as indented JSON, its names, texts and other values each in a color of their own. */
export function coloredJson(value: unknown) {
  const json = JSON.stringify(value, null, 2);
  const parts = [];
  let from = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [token, text, colon] = match;
    parts.push(json.slice(from, match.index));
    if (colon) parts.push(html`<b>${text}</b>${colon}`);
    else parts.push(html`<span class="${text ? 'text' : 'value'}">${token}</span>`);
    from = match.index + token.length;
  }
  return [...parts, json.slice(from)];
}
