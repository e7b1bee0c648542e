/** What the runners' own reports say: how many passed, and which ones failed or had to be tried twice, by file and title. */
import { readFileSync } from 'node:fs';

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
    assertionResults: { status: string; fullName: string }[];
  }[];
};

function totalOfTests(report: TestReport): Total {
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not even be read has no test that failed.
      return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
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
    tests: { status: string }[];
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
    .map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return {
    line: `${stats.expected} passed, ${stats.unexpected} failed, ${stats.flaky} at the second try, ${stats.skipped} skipped`,
    failures,
  };
}

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];
