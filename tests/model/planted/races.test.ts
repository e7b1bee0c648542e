import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plantedRaces } from './races.ts';

const project = path.resolve(import.meta.dirname, '../../..');

test.each(plantedRaces)('$name can still be planted', ({ edits }) => {
  for (const { file, before } of edits) {
    const source = readFileSync(path.join(project, file), 'utf8');
    expect(source.split(before), `${file}: ${before}`).toHaveLength(2);
  }
});
