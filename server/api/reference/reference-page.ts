import { html } from 'hono/html';
import type { Theme } from '#web/shell/lamplight.ts';
import { type ApiDescription, bodyOf, type Call, callsOf, failuresOf, successOf } from './calls.ts';
import { coloredJson } from './colored-json.ts';
import { eventsForOthers } from './events-for-others.ts';
import { exampleRequest, isForAdmins, needsSignIn } from './example-request.ts';
import { type FieldRow, fieldRows, inWords, UNLESS_SENT } from './field-rows.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';

/** What the page is put into: its inline parts' nonce, the shop's stylesheets, and the choice of the lamp. */
export type Around = { nonce: string; stylesheets: string[]; theme: Theme | undefined };

/**
 * The OpenAPI document as a page that people can read: every call with what goes in, what comes out, how it can fail, and
 * an example. Whole without scripts, but for the search (docs/decisions/008 and 109).
 */
export function referencePage(description: ApiDescription, { nonce, stylesheets, theme }: Around) {
  const url = description.servers?.[0]?.url ?? '/api';
  const areas = Map.groupBy(callsOf(description), ({ area }) => area);
  return html`<!doctype html>
    <html lang="en" ${theme ? html`data-theme="${theme}"` : ''}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API | Wonderling</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        <style nonce="${nonce}">
          ${pageStyle}
        </style>
      </head>
      <body>
        <a class="skip btn btn-quiet" href="#calls">Skip to the calls</a>
        <header class="api-head">
          <a class="home" href="/"><img src="/icon.svg" alt="" width="32" height="32" />Wonderling</a>
          <h1>The shop, for programs</h1>
          ${introduction(url)} ${eventsForOthers}
        </header>
        <div class="api-body">
          <aside aria-label="All calls">
          <search hidden>
            <label for="find">Find a call</label>
            <input id="find" class="input" type="search" placeholder="Find a call" autocomplete="off" />
            <p><span role="status"></span><span class="key-hint">Press <kbd>/</kbd> to search</span></p>
          </search>
          <nav aria-label="Calls">
            ${[...areas].map(
              ([area, calls]) => html`<details open>
                <summary>${area}</summary>
                <ul>
                  ${calls.map(
                    ({ operationId, method, path }) =>
                      html`<li>
                        <a href="#${operationId}"
                          ><span class="method ${method.toLowerCase()}">${method}</span>
                          <span>${breakable(path)}</span></a
                        >
                      </li>`,
                  )}
                </ul>
              </details>`,
            )}
          </nav>
          </aside>
          <main id="calls" tabindex="-1">
            ${[...areas].map(
              ([area, calls]) =>
                html`<section aria-labelledby="${anchor(area)}">
                  <h2 id="${anchor(area)}">${area}</h2>
                  ${calls.map((call) => describeCall(call, url))}
                </section>`,
            )}
            <p class="none" hidden>No call has all of these words.</p>
          </main>
        </div>
        <script nonce="${nonce}">
          ${pageScript}
        </script>
      </body>
    </html>`;
}

const introduction = (url: string) =>
  html`<p>
      Everything that the pages do goes through these calls, and you may make the same ones:
      <code>${url}</code>. For machines there is
      <a class="link" href="/api/openapi.json">openapi.json</a>, from which this page is made.
    </p>
    <ul>
      <li>
        Sign in with the shop's session cookie, or with <code>Authorization: Bearer</code> and the
        token that <a class="link" href="#sign_in.useCode">sign-in/code</a> answers.
      </li>
      <li>
        A failure is
        <code>{ defined, code, status, message, data }</code>; <code>message</code> can be shown to
        people, <code>code</code> is for programs.
      </li>
      <li>
        Lists are plain arrays; the header <code>X-Total-Count</code> counts all pages. Money is in
        dollars, moments are in UTC.
      </li>
    </ul>`;

function describeCall(call: Call, url: string) {
  const { operationId, method, path, summary } = call;
  const success = successOf(call);
  const failures = failuresOf(call);
  return html`<article id="${operationId}" aria-labelledby="${operationId}-name">
    <h3 id="${operationId}-name">
      <a href="#${operationId}"
        ><span class="method ${method.toLowerCase()}">${method}</span>
        <code>${breakable(path)}</code></a
      >
    </h3>
    <p>${summary}</p>
    <p class="who">${whoMay(call)}</p>
    <div class="sides">
      <div>
        ${fieldTable('What it takes', inputRows(call))}
        ${fieldTable('What it answers', fieldRows(success.schema))}
      </div>
      <div>
        <h4>For example</h4>
        <pre tabindex="0" aria-label="Request"><code>${exampleRequest(call, url)}</code></pre>
        <h4>
          Answers ${success.status}${Object.entries(success.headers).map(
            ([name, { example }]) =>
              html`, <code>${name}${example === undefined ? '' : `: ${example}`}</code>`,
          )}
        </h4>
        ${
          success.example === undefined
            ? html`<p>${success.status === '204' ? 'Nothing more.' : 'A file.'}</p>`
            : html`<pre tabindex="0" aria-label="Answer"><code>${coloredJson(success.example)}</code></pre>`
        }
      </div>
    </div>
    <details class="failures">
      <summary>${failures.length === 1 ? '1 way' : `${failures.length} ways`} to fail</summary>
      <dl>
        ${failures.map(
          ({ status, code, message }) =>
            html`<div>
              <dt><b class="num">${status}</b> <code>${breakable(code)}</code></dt>
              <dd>${message}</dd>
            </div>`,
        )}
      </dl>
    </details>
  </article>`;
}

function whoMay(call: Call): string {
  if (isForAdmins(call)) return 'For admins.';
  return needsSignIn(call) ? 'For whoever is signed in, about their own.' : 'For everybody.';
}

/** Parameters first, then the fields of the body; one that may stand in either is told once. */
function inputRows(call: Call): FieldRow[] {
  const parameters = (call.parameters ?? []).map(
    ({ name, in: place, required = false, schema = {} }) => {
      const { kind, limits } = inWords(schema);
      return { name, kind: `${kind}, in the ${place}`, limits, required };
    },
  );
  const named = new Set(parameters.map(({ name }) => name));
  const body = fieldRows(bodyOf(call)?.schema).filter(({ name }) => !named.has(name));
  return [...parameters, ...body];
}

const fieldTable = (title: string, rows: FieldRow[]) =>
  rows.length === 0
    ? ''
    : html`<table>
        <caption>
          ${title}
        </caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Holds</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ name, kind, limits, required }) =>
              html`<tr>
                <th scope="row"><code>${breakable(name)}</code></th>
                <td>${kind}${required || limits.endsWith(UNLESS_SENT) ? '' : html` <i>or left out</i>`}${limits && html`<small>${limits}</small>`}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;

/** Long names may be broken where their parts end. */
const breakable = (name: string) =>
  name.split(/(?<=[/._])/).map((part, place) => (place === 0 ? part : html`<wbr />${part}`));

const anchor = (area: string) => area.replaceAll(' ', '-');
