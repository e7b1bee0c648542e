import { Check, X } from 'lucide-react';
import type { AdminOrderInFull } from '#contract/admin.ts';
import { atUtc } from '#web/pages/admin/moment.ts';

type Files = NonNullable<AdminOrderInFull['print_files']>;

const STATES: Record<Files['state'], string> = {
  waiting: 'are being made',
  made: 'are made and have passed',
  refused: 'were found wanting',
  failed: 'could not be made',
};

/** The printer's two files: whether they are as they should be, and folded up what was looked for. */
export function PrintFiles({ files }: { files: Files }) {
  const { rules, state } = files;
  const wanting = rules.filter(({ passed }) => !passed);
  return (
    <div>
      <p className="text-sm">
        The files for the printer {STATES[state]}
        {files.made_at && `, ${atUtc(files.made_at).day}`}
        {files.interior_bytes !== null &&
          ` (${megabytes(files.interior_bytes + (files.cover_bytes ?? 0))})`}
        .
      </p>
      {wanting.length > 0 && (
        <div className="failure mt-2 text-sm">
          <Rules rules={wanting} />
        </div>
      )}
      {rules.length > wanting.length && (
        <details className="text-sm">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {rules.length - wanting.length} checks passed
          </summary>
          <Rules rules={rules.filter(({ passed }) => passed)} />
        </details>
      )}
    </div>
  );
}

function Rules({ rules }: { rules: Files['rules'] }) {
  return (
    <ul className="grid gap-1">
      {rules.map(({ file, rule, passed, seen }) => (
        <li key={`${file} ${rule}`} className="flex items-start gap-2">
          {passed ? (
            <Check className="icon mt-0.5 text-pine" aria-hidden="true" />
          ) : (
            <X className="icon mt-0.5 text-damson" aria-hidden="true" />
          )}
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{passed ? 'Passed: ' : 'Wanting: '}</span>
            <b className="font-bold">{file}</b>: {rule}
            {seen && <span className="text-ink-soft"> ({seen})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
