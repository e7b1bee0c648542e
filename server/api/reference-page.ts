import { html } from 'hono/html';
import type { ApiDescription } from './openapi.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
};

type Call = Operation & { method: string; path: string };

/**
 * The OpenAPI document as a page that people can read: every call with what goes in, what comes out
 * and how it can fail. Written here because the usual viewers load their script from elsewhere.
 */
export function referencePage(description: ApiDescription, nonce: string) {
  const calls = callsOf(description);
  const areas = [...new Set(calls.map((call) => call.tags?.[0] ?? 'other'))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Wonderling API</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <header>
          <h1>Wonderling API</h1>
          <p>${description.info.description}</p>
          <p>The same as a document for machines: <a href="/api/openapi.json">openapi.json</a></p>
          <nav aria-label="Areas">
            ${areas.map((area) => html`<a href="#${anchor(area)}">${area}</a> `)}
          </nav>
        </header>
        <main>
          ${areas.map(
            (area) =>
              html`<section>
                <h2 id="${anchor(area)}">${area}</h2>
                ${calls.filter((call) => (call.tags?.[0] ?? 'other') === area).map(describeCall)}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}

function callsOf(description: ApiDescription): Call[] {
  return Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({
      ...(operation as Operation),
      method: method.toUpperCase(),
      path,
    })),
  );
}

function describeCall(call: Call) {
  const body = call.requestBody && Object.values(call.requestBody.content ?? {})[0]?.schema;
  return html`<article>
    <h3><code>${call.method} /api${call.path}</code></h3>
    <p>${call.summary}</p>
    ${(call.parameters ?? []).map(
      (parameter) =>
        html`<p>
          <code>${parameter.name}</code> (${parameter.in}${parameter.required ? '' : ', optional'})
        </p>`,
    )}
    ${body ? html`<h4>Body</h4><pre>${JSON.stringify(body, null, 2)}</pre>` : ''}
    ${Object.entries(call.responses ?? {}).map(([status, response]) => {
      const schema = Object.values(response.content ?? {})[0]?.schema;
      return html`<details>
        <summary>${status} ${failureCodes(schema).join(', ')}</summary>
        <pre>${JSON.stringify(schema ?? 'no body', null, 2)}</pre>
      </details>`;
    })}
  </article>`;
}

/** The names of the failures that a response schema lists. */
function failureCodes(schema: unknown): string[] {
  return [...JSON.stringify(schema ?? {}).matchAll(/"code":\{"const":"([A-Z_]+)"/g)].map(
    ([, code]) => code!,
  );
}

const anchor = (area: string) => area.replaceAll(' ', '-');

const style = `
  body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; background: #fff6dc; color: #22323a;
    font: 17px/1.6 Andika, system-ui, sans-serif; }
  a { color: #1d5e4b; }
  nav a { display: inline-block; margin-right: 1rem; min-height: 44px; line-height: 44px; }
  h2 { margin-top: 3rem; border-bottom: 2px solid #22323a; }
  article { margin: 1.5rem 0; padding: 1rem 1.25rem; background: #fffdf5; border-radius: 6px;
    border: 1px solid #e6d3a3; }
  h3 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem; background: #fff6dc; font-size: .875rem; }
  summary { min-height: 44px; line-height: 44px; cursor: pointer; }
  :focus-visible { outline: 3px solid #2c3c82; outline-offset: 3px; }
`;
