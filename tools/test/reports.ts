import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './outcome.ts';

const REASON_LINES = 20;

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly unknown[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Reads what `jest --json` wrote. A suite that could not even be loaded counts as one failed test. */
export function readJestReport(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const broken = report.testResults.filter((suite) => suite.status === 'failed' && !hasFailedTest(suite));
  const failed = report.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter((test) => test.status === 'failed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
    failures: [
      ...broken.map((suite) => withReason(`${suite.name} could not be run`, suite.message)),
      ...failed.map((test) => withReason(test.fullName, test.failureMessages[0])),
    ],
  };
}

function hasFailedTest(suite: JestReport['testResults'][number]): boolean {
  return suite.assertionResults.some((test) => test.status === 'failed');
}

/** A failure's name with the first lines of its reason beneath: a rare one is seen once, far from here. */
function withReason(name: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, REASON_LINES);
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `      ${line}`)].join('\n');
}

/** Reads what Playwright's JSON reporter wrote. A failed set-up counts as one failed test. */
export function readPlaywrightReport(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const setUp = errors.length > 0 && stats.unexpected === 0 ? ['the set-up of the browser tests'] : [];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + setUp.length,
    skipped: stats.skipped,
    failures: [...setUp, ...suites.flatMap((suite) => specsOf(suite, ({ ok }) => !ok))],
    unsteady: suites.flatMap((suite) =>
      specsOf(suite, ({ tests }) => tests.some(({ status }) => status === 'flaky')),
    ),
  };
}

function specsOf(
  suite: PlaywrightSuite,
  wanted: (spec: PlaywrightSuite['specs'][number]) => boolean,
): string[] {
  const own = suite.specs
    .filter(wanted)
    .map((spec) => withReason(`${suite.title} › ${spec.title}`, reasonOf(spec)));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, wanted))];
}

function reasonOf({ tests }: PlaywrightSuite['specs'][number]): string | undefined {
  return tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error?.message;
}

/** Reads what `nx run-many` wrote: how many projects it had, and which failed. */
export function readNxLines(lines: readonly string[]): Counts | undefined {
  const total = lines
    .map((line) => /target lint for (?:(\d+) projects?|project )/.exec(line))
    .find((match) => match !== null);
  if (total === undefined) return undefined;
  const failures = lines.map((line) => /^- (\S+:lint)$/.exec(line)?.[1]).filter((name) => name !== undefined);
  const unique = [...new Set(failures)];
  return {
    passed: Number(total[1] ?? 1) - unique.length,
    failed: unique.length,
    skipped: 0,
    failures: unique,
  };
}
