import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Where a handler may lead. */
const FOLDERS = [
  'shop',
  'services',
  'server/api',
  'server/auth',
  'server/http',
  'server/rate-limits',
];
const HANDLERS = /^server\/(api\/|auth\/calls\.ts)/;
/** What the rest knows by an interface only. */
const BEHIND_INTERFACES = /^(services|server\/rate-limits|server\/auth)\/(?!calls\.ts)/;

/** A piece of code in a file. */
type Place = { file: string; node: ESTree.Node };
type Source = {
  program: ESTree.Program;
  /** The functions and constants of the file itself, without those inside of others. */
  declared: Map<string, Place>;
  imported: Map<string, { file: string; name: string }>;
};

const root = path.resolve(import.meta.dirname, '../..');
const sources = new Map(FOLDERS.flatMap(filesIn).map((file) => [file, read(file)]));
const behindInterfaces = findFunctions();

/**
 * What every call of both APIs may be refused for, read from the sources: from its handler through every function
 * that is named on the way to each `new Refused('CODE')` and `errors.CODE()`. Nothing is run.
 *
 * A name leads to what its file declares or imports. A called name that is neither (a parameter, a service's method)
 * leads to every function of that name behind an interface.
 *
 * @returns the calls, such as 'carts.mine' or 'sendLink', each with its codes; and where a refusal is thrown that no
 *   call leads to, as 'file: at'
 */
export function reachRefusals(): { calls: Map<string, string[]>; unreached: string[] } {
  const calls = new Map<string, string[]>();
  const all = new Set<string>();
  for (const [file, { program }] of sources) {
    for (const [at] of look({ file, node: program }).refusals) all.add(at);
  }
  for (const [file, { program }] of sources) {
    if (!HANDLERS.test(file)) continue;
    const visitor = new Visitor({
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (callee.property.name !== 'handler') return;
        const refusals = reach({ file, node });
        calls.set(callPath(callee.object).join('.'), [...new Set(refusals.values())]);
        for (const at of refusals.keys()) all.delete(at);
      },
    });
    visitor.visit(program);
  }
  return { calls, unreached: [...all] };
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file));
}

function read(file: string): Source {
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  const source: Source = { program, declared: new Map(), imported: new Map() };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = statement.source.value;
      const target = from.startsWith('#') ? from.slice(1) : path.join(path.dirname(file), from);
      for (const one of statement.specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue;
        source.imported.set(one.local.name, { file: target, name: one.imported.name });
      }
    }
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'FunctionDeclaration' && node.id) {
      source.declared.set(node.id.name, { file, node });
    }
    for (const one of node?.type === 'VariableDeclaration' ? node.declarations : []) {
      if (one.id.type === 'Identifier') source.declared.set(one.id.name, { file, node: one });
    }
  }
  return source;
}

/** Every function behind an interface, by its name: of a file, of an object, inside of another function. */
function findFunctions(): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const [file, { program }] of sources) {
    if (!BEHIND_INTERFACES.test(file)) continue;
    const note = (name: ESTree.Node | null, node: ESTree.Node | null) => {
      if (name?.type !== 'Identifier' || !node || !/Function/.test(node.type)) return;
      found.set(name.name, [...(found.get(name.name) ?? []), { file, node }]);
    };
    new Visitor({
      FunctionDeclaration(node) {
        note(node.id, node);
      },
      VariableDeclarator({ id, init }) {
        note(id, init);
      },
      Property({ key, value }) {
        note(key, value);
      },
    }).visit(program);
  }
  return found;
}

/** What a name stands for in a file: its own declaration, or the imported one. */
function declarationOf(file: string, name: string): Place | undefined {
  const { declared, imported } = sources.get(file)!;
  const there = imported.get(name);
  return declared.get(name) ?? (there && sources.get(there.file)?.declared.get(there.name));
}

/** The refusals that stand in a piece of code itself ('file: at' -> code), and where its names lead. */
function look({ file, node }: Place): { refusals: [at: string, code: string][]; next: Place[] } {
  const refusals: [string, string][] = [];
  const next: Place[] = [];
  const properties = new Set<ESTree.Node>();
  const { declared, imported } = sources.get(file)!;
  const isKnown = (name: string) => declared.has(name) || imported.has(name);
  const visitor = new Visitor({
    NewExpression({ start, callee, arguments: [code] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'Refused') return;
      const name = code?.type === 'Literal' ? String(code.value) : 'a code that cannot be read';
      refusals.push([`${file}: ${start}`, name]);
    },
    MemberExpression({ start, object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      properties.add(property);
      const isFailure = object.type === 'Identifier' && object.name === 'errors';
      if (isFailure) refusals.push([`${file}: ${start}`, property.name]);
    },
    CallExpression({ callee }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type !== 'Identifier') return;
      if (called === callee && isKnown(called.name)) return;
      next.push(...(behindInterfaces.get(called.name) ?? []));
    },
    Identifier(identifier) {
      const place = declarationOf(file, identifier.name);
      if (!place || properties.has(identifier)) return;
      // A handler's own `orders` is not the router of that name that the handler stands in.
      const isAround =
        place.file === file && place.node.start <= node.start && node.end <= place.node.end;
      if (!isAround) next.push(place);
    },
  });
  visitor.visit({ type: 'Program', body: [node] } as unknown as ESTree.Program);
  return { refusals, next };
}

/** Every refusal that a piece of code leads to, 'file: at' -> code. */
function reach(start: Place): Map<string, string> {
  const found = new Map<string, string>();
  const places = new Map([[start.node, start]]);
  for (const place of places.values()) {
    const { refusals, next } = look(place);
    for (const [at, code] of refusals) found.set(at, code);
    for (const one of next) if (!places.has(one.node)) places.set(one.node, one);
  }
  return found;
}

/** `os.carts.mine.use(signedIn)` -> ['carts', 'mine'] */
function callPath(chain: ESTree.Node): string[] {
  if (chain.type === 'CallExpression') return callPath(chain.callee).slice(0, -1);
  if (chain.type !== 'MemberExpression') return [];
  const { object, property } = chain;
  const name =
    property.type === 'Literal' ? String(property.value) : (property as { name: string }).name;
  return [...callPath(object), name];
}
