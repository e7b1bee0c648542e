import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';

const moment = z.iso.datetime();

/** How a backup was found when it was last put to the proof. */
const backupProof = z.object({
  at: moment,
  passed: z.boolean(),
  /** One line for the operator; names nobody. */
  said: z.string(),
  /** When the archive was made that last passed; null: none ever did. */
  good_until: moment.nullable(),
});
export type BackupProof = z.infer<typeof backupProof>;

/** Beside the archives: web may run elsewhere than the database, and a restored shop should not tell of old proofs. */
const fileIn = (backupDir: string) => path.join(backupDir, 'last-proof.json');

/** undefined if none was ever made, or it cannot be read here. */
export async function readProof(backupDir: string): Promise<BackupProof | undefined> {
  try {
    return backupProof.parse(JSON.parse(await readFile(fileIn(backupDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/** @param made when the archive was made, if it passed */
export async function noteProof(
  backupDir: string,
  found: { passed: boolean; said: string; made: Date },
  now: Date,
): Promise<void> {
  const before = await readProof(backupDir);
  const { passed, said, made } = found;
  const goodUntil = passed ? made.toISOString() : (before?.good_until ?? null);
  const proof: BackupProof = { at: now.toISOString(), passed, said, good_until: goodUntil };
  const draft = `${fileIn(backupDir)}.part`;
  await writeFile(draft, JSON.stringify(proof, null, 2));
  await rename(draft, fileIn(backupDir));
}

/** Shows the last proof among the figures. Without one all are 0, which is as alarming as it should be. */
export function showProof(registry: Registry, backupDir: string): void {
  const show = (name: string, help: string, figure: (proof: BackupProof) => number) =>
    new Gauge({
      name: `wonderling_backup_${name}`,
      help,
      registers: [registry],
      async collect() {
        const proof = await readProof(backupDir);
        this.set(proof ? figure(proof) : 0);
      },
    });
  const seconds = (at: string | null) => (at === null ? 0 : Date.parse(at) / 1000);
  show('proved_timestamp_seconds', 'When a backup was last put to the proof', ({ at }) =>
    seconds(at),
  );
  show('proof_passed', '1 if it passed, 0 if not or never', ({ passed }) => Number(passed));
  show('made_timestamp_seconds', 'When the backup was made that last passed', (proof) =>
    seconds(proof.good_until),
  );
}
