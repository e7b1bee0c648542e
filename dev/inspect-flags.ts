import { parseArgs } from 'node:util';

/** Where Node waits for debuggers if nobody says otherwise. */
const USUAL_PORT = '9229';

/**
 * Node's flags that open web and worker to a debugger: none without `--inspect`, else web's port is that of
 * `--inspect=<port>` and worker's the next one.
 * @param args what stands behind `npm run dev --`
 * @throws if there is anything else
 */
export function inspectFlags(args: string[]): { web: string[]; worker: string[] } {
  const { inspect } = parseArgs({
    args: args.map((arg) => (arg === '--inspect' ? `--inspect=${USUAL_PORT}` : arg)),
    options: { inspect: { type: 'string' } },
  }).values;
  if (inspect === undefined) return { web: [], worker: [] };
  return { web: [`--inspect=${inspect}`], worker: [`--inspect=${Number(inspect) + 1}`] };
}
