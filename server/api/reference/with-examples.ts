import { examples } from '#contract/examples.ts';
import { type ApiDescription, bodyOf, callsOf, type Operation, successOf } from './calls.ts';

type Shown = { input?: Record<string, unknown>; output?: unknown };
type Detailed = { headers: Record<string, string>; body: unknown };

/** Writes the contract's examples into the document: one of each parameter, body and answer. */
export function writeExamples(description: ApiDescription): void {
  for (const call of callsOf(description)) {
    const [area = '', name = ''] = call.operationId.split('.');
    const shown = (examples as Record<string, Record<string, Shown>>)[area]?.[name];
    if (shown?.input) writeInput(call, shown.input);
    if (shown?.output !== undefined) writeOutput(call, shown.output);
  }
}

function writeInput(call: Operation, { query, ...rest }: Record<string, unknown>): void {
  const said: Record<string, unknown> = { ...rest, ...(query as object | undefined) };
  for (const parameter of call.parameters ?? []) {
    if (said[parameter.name] !== undefined) parameter.example = said[parameter.name];
    delete said[parameter.name];
  }
  const body = bodyOf(call);
  if (!body || Object.keys(said).length === 0) return;
  // A file is named: what is in it is no text.
  for (const [key, value] of Object.entries(said)) {
    if (value instanceof File) said[key] = `@${value.name}`;
  }
  call.requestBody!.content![body.type]!.example = said;
}

function writeOutput(call: Operation, output: unknown): void {
  const { status, type, headers } = successOf(call);
  const isDetailed = Object.keys(headers).length > 0;
  const { headers: told, body } = isDetailed ? (output as Detailed) : { headers: {}, body: output };
  for (const [name, value] of Object.entries(told)) {
    if (headers[name]) headers[name].example = value;
  }
  if (type) call.responses![status]!.content![type]!.example = body;
}
