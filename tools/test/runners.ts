import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildWhatChanged } from '../launcher/build.ts';
import { type Command, runCommand } from './commands.ts';
import { type Counts, orBroken, single } from './outcome.ts';
import { readJestReport, readNxLines, readPlaywrightReport } from './reports.ts';

/** Something that checks a part of the house and counts. */
export interface Runner {
  readonly name: string;
  /** Runners that have to be over first, by name. */
  readonly after?: readonly string[];
  /** Occupies the whole machine: nothing runs beside it. */
  readonly alone?: boolean;
  run(root: string): Promise<Counts>;
}

const require = createRequire(import.meta.url);

/** A program of an installed package, by its path inside it. */
function programOf(name: string, path: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), path);
}

/** A check that passes or fails as a whole. */
function check(name: string, command: () => Omit<Command, 'label'>): Runner {
  return {
    name,
    run: async (root) => single(name, (await runCommand(root, { label: name, ...command() })).code === 0),
  };
}

/** Server and front ends as `npm start` builds them; the browser and launcher tests run on the result. */
export const build: Runner = {
  name: 'build',
  run: async (root) => {
    try {
      await buildWhatChanged(root, new AbortController().signal);
      return single('build', true);
    } catch (error) {
      process.stdout.write(`[build] ${error instanceof Error ? error.message : String(error)}\n`);
      return single('build', false);
    }
  },
};

export const lint: Runner = {
  name: 'lint',
  run: async (root) => {
    const args = [
      programOf('nx', 'dist/bin/nx.js'),
      'run-many',
      '-t',
      'lint',
      '--outputStyle=static',
      '--parallel=1',
    ];
    const { code, lines } = await runCommand(root, {
      label: 'lint',
      args,
      hides: /^(>|\s*$)|Run duration|Cache:|path:|time:/,
    });
    return orBroken(readNxLines(lines), 'lint', code);
  },
};

export const checks: readonly Runner[] = [
  ...['server', 'browser', 'tools'].map((part) =>
    check(`types of ${part}`, () => ({
      args: [programOf('typescript-7', 'bin/tsc'), '-p', `tsconfig.${part}.json`, '--noEmit'],
    })),
  ),
  check('format', () => ({
    args: [programOf('prettier', 'bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  })),
  check('dependencies', () => ({
    args: [
      programOf('dependency-cruiser', 'bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'libs',
      'tools',
    ],
  })),
  check('unused', () => ({ args: [programOf('knip', 'bin/knip.js'), '--no-progress'] })),
];

/** One Jest run over some of its projects. */
function jest(name: string, projects: readonly string[], options: Partial<Runner> = {}): Runner {
  return {
    name,
    ...options,
    run: async (root) => {
      const report = join(reportFolder(), 'report.json');
      const args = [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        programOf('jest', 'bin/jest.js'),
      ];
      const choice = [
        '--selectProjects',
        ...projects,
        '--passWithNoTests',
        '--json',
        `--outputFile=${report}`,
        '-w',
        '1',
      ];
      const hides = /^\{"num|^Test results written|^Running (one|\d+) project/;
      const { code } = await runCommand(root, { label: name, args: [...args, ...choice], hides });
      return orBroken(readJestReport(report), name, code);
    },
  };
}

export const pureTests = jest('pure tests', ['pure', 'dom']);
export const databaseTests = jest('integration and API tests', ['integration', 'api']);
export const launcherTests = jest('launcher tests', ['launcher'], { after: ['build'] });

export const browserTests: Runner = {
  name: 'browser tests',
  after: ['build'],
  alone: true,
  run: async (root) => {
    const report = join(reportFolder(), 'report.json');
    const args = [programOf('@playwright/test', 'cli.js'), 'test', '-c', 'apps/e2e', '--pass-with-no-tests'];
    const { code } = await runCommand(root, {
      label: 'browser tests',
      args,
      env: { LYCEUM_E2E_REPORT: report },
    });
    return orBroken(readPlaywrightReport(report), 'browser tests', code);
  },
};

function reportFolder(): string {
  return mkdtempSync(join(tmpdir(), 'lyceum-report-'));
}
