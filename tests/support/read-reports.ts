/**
 * What the runners' own reports say: how many passed, and which ones failed or had to be tried twice, by file and title,
 * with the first line of what was wrong.
 */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Total = { line: string; failures: string[] };

/** Reads Vitest's report of this path; one that was never written has a line that says so. */
export const readTestReport = (report: string): Total => read<TestReport>(report, totalOfTests);

/** The same of Playwright's. */
export const readJourneyReport = (report: string): Total =>
  read<JourneyReport>(report, totalOfJourneys);

function read<Report>(path: string, total: (report: Report) => Total): Total {
  try {
    return total(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { line: 'ended before they could be counted', failures: [] };
  }
}

type TestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

function totalOfTests(report: TestReport): Total {
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not even be read has no test that failed.
      if (failed.length === 0) return [name];
      return failed.map(
        ({ fullName, failureMessages: [why] }) => `${name}: ${fullName}${reason(why)}`,
      );
    });
  return {
    line: `${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`,
    failures,
  };
}

type Suite = {
  suites?: Suite[];
  specs?: {
    ok: boolean;
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

function totalOfJourneys({ stats, suites }: JourneyReport): Total {
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const why = results.find(({ error }) => error)?.error?.message;
      return `${file}:${line}: ${title}${reason(why)}`;
    });
  return {
    line: `${stats.expected} passed, ${stats.unexpected} failed, ${stats.flaky} at the second try, ${stats.skipped} skipped`,
    failures,
  };
}

/** The first line of an error, to be written behind a title. */
function reason(message = ''): string {
  const [line] = stripVTControlCharacters(message).trim().split('\n');
  return line ? ` (${line})` : '';
}

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];
