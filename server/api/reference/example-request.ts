import { bodyOf, type Call } from './calls.ts';

/**
 * A call's example as a command that can be pasted into a terminal. The token is a variable of that terminal: whoever
 * pastes it should not have to look for what to replace.
 *
 * @param url the address of the API, such as https://shop.example/api
 */
export function exampleRequest(call: Call, url: string): string {
  const said = (call.parameters ?? []).filter(({ example }) => example !== undefined);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(said.find((each) => each.name === name)?.example ?? name)),
  );
  const query = new URLSearchParams(
    said.filter((each) => each.in === 'query').map(({ name, example }) => [name, String(example)]),
  ).toString();
  const body = bodyOf(call);
  const hasBody = body?.example !== undefined;
  return [
    `curl ${quoted(`${url}${path}${query && `?${query}`}`)}`,
    call.method === 'GET' || (hasBody && call.method === 'POST') ? '' : `-X ${call.method}`,
    needsSignIn(call) ? '-H "Authorization: Bearer $TOKEN"' : '',
    ...(hasBody ? bodyLines(body.type, body.example as Record<string, unknown>) : []),
  ]
    .filter(Boolean)
    .join(' \\\n  ');
}

/** Whether it answers 401 to who is not signed in. */
export const needsSignIn = ({ responses = {} }: Call): boolean => '401' in responses;

/** Whether it answers 403 to who is no admin. */
export const isForAdmins = ({ responses = {} }: Call): boolean => '403' in responses;

function bodyLines(type: string, example: Record<string, unknown>): string[] {
  if (type === 'application/json') {
    return [
      "-H 'Content-Type: application/json'",
      `-d ${quoted(JSON.stringify(example, null, 2))}`,
    ];
  }
  return Object.entries(example).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`);
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
