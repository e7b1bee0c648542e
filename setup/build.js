import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, readProject } from './fingerprint.js';
import { ownNode } from './install.js';
import { drawings, hangPictures, isDrawn, pictureKeys } from './pictures.js';

/** Says of what the pages and the pictures in build/ were made: a line each, written when they are there. */
const stamp = path.join('build', '.built-from');

/** What the browser's and the server's bundle begin with; what these import of bookmaking, titles and pictures counts too. */
const folders = ['web', 'content', 'contract', 'vocabulary', 'setup'];
const files = [
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Whether build/ was made from the files as they are now. */
export function isBuilt() {
  return stamped() === fingerprint();
}

/** The stamp of a build of the files as they are now; some 1,400 files take 0.1 s. */
export function fingerprint() {
  return stampOf(wanted());
}

/** Builds what is not there yet; on failure shows what the builder said and answers false. */
export async function build() {
  // Taken before the build: a file saved while it runs makes the next start build again.
  const from = wanted();
  const hasPages = stamped().split('\n')[0] === from.pages;
  // From here on build/ holds pages at most; theirs are emptied by their builder before it begins.
  setStamp(hasPages ? from.pages : '');
  const steps = [];
  if (!hasPages) steps.push(run(path.join('node_modules', '.bin', 'react-router'), 'build'));
  if (!isDrawn(from.pictures)) {
    const draw = path.join('pictures', 'prerender', 'main.ts');
    steps.push(run(draw, drawings, JSON.stringify(from.pictures)));
  }
  if ((await Promise.all(steps)).includes(false)) return false;
  hangPictures(from.pictures, path.join('build', 'client'));
  setStamp(stampOf(from));
  return true;
}

function wanted() {
  const project = readProject();
  return {
    pages: project.keyOf([...folders.flatMap(filesIn), ...files]),
    pictures: pictureKeys(project),
  };
}

const stampOf = ({ pages, pictures }) => [pages, ...new Set(Object.values(pictures))].join('\n');

const stamped = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '');

/** A stamp appears whole or not at all. */
function setStamp(content) {
  if (!content) return rmSync(stamp, { force: true });
  writeFileSync(`${stamp}.new`, content);
  renameSync(`${stamp}.new`, stamp);
}

/** Runs a program; shows what it said if it fails. */
function run(...program) {
  return new Promise((resolve) => {
    execFile(
      existsSync(ownNode) ? ownNode : process.execPath,
      program,
      { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error) process.stderr.write(`${stdout}${stderr}`);
        resolve(!error);
      },
    );
  });
}
