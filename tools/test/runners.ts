import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatChanged } from '../launcher/build.ts';
import { type Command, runCommand } from './commands.ts';
import { type Counts, orBroken, single } from './outcome.ts';
import { readJestReport, readNxLines, readPlaywrightReport } from './reports.ts';

/** Something that checks a part of the house and counts. */
export interface Runner {
  readonly name: string;
  /** Runners that have to be over first, by name. */
  readonly after?: readonly string[];
  /** How many of the lanes it takes; one, where nothing is said. */
  readonly lanes?: number;
  /** Runs beside whatever runs, on what that leaves of the processor. */
  readonly yields?: boolean;
  /** @param yields as above */
  run(root: string, yields?: boolean): Promise<Counts>;
}

/** Programs of installed packages, relative to the repository. */
const PROGRAMS = {
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  jest: 'node_modules/jest/bin/jest.js',
  knip: 'node_modules/knip/bin/knip.js',
  nx: 'node_modules/nx/dist/bin/nx.js',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript-7/bin/tsc',
};

const TYPE_PROJECTS = {
  server: 'tsconfig.server.json',
  web: 'tsconfig.browser.json',
  ops: 'apps/ops/tsconfig.json',
  tools: 'tsconfig.tools.json',
};

/** A check that passes or fails as a whole. */
function check(name: string, command: () => Omit<Command, 'label'>): Runner {
  return {
    name,
    run: async (root, yields) =>
      single(name, (await runCommand(root, { label: name, yields, ...command() })).code === 0),
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

/** Lints the projects that changed since Nx last saw them pass. */
export const lintOfChanges: Runner = {
  name: 'lint',
  run: async (root) => {
    const args = [PROGRAMS.nx, 'run-many', '-t', 'lint', '--parallel=1'];
    const { code, lines } = await runCommand(root, {
      label: 'lint',
      args,
      hides: /^(>|\s*$)|Run duration|Cache:|path:|time:/,
    });
    return orBroken(readNxLines(lines), 'lint', code);
  },
};

/** Lints everything in one process, after making Nx's project graph: without one the boundary rule says nothing. */
export const lintOfAll: Runner = {
  name: 'lint',
  run: async (root, yields) => {
    const graph = await runCommand(root, {
      label: 'lint',
      yields,
      args: [PROGRAMS.nx, 'show', 'projects'],
      hides: /./,
    });
    if (graph.code !== 0) return single('lint', false);
    const eslint = await runCommand(root, {
      label: 'lint',
      yields,
      args: [PROGRAMS.eslint, '--max-warnings', '0', '.'],
    });
    return single('lint', eslint.code === 0);
  },
};

/** What did not change since the last run is not checked again. */
function remembering(part: string): string[] {
  return ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${part}.tsbuildinfo`];
}

export const checks: readonly Runner[] = [
  ...Object.entries(TYPE_PROJECTS).map(([part, project]) =>
    check(`types of ${part}`, () => ({
      // Checkers side by side each check again what their files share: one costs half of what four do.
      args: [PROGRAMS.tsc, '-p', project, '--noEmit', '--checkers', '1', ...remembering(part)],
    })),
  ),
  check('lint of types', () => ({ args: [PROGRAMS.oxlint, '--disable-nested-config'] })),
  check('format', () => ({ args: [PROGRAMS.oxfmt, '--check'] })),
  check('dependencies', () => ({
    args: [PROGRAMS.depcruise, '--config', '.dependency-cruiser.mjs', 'apps', 'libs', 'tools'],
  })),
  // npm tells what it starts where it lies.
  check('packages', () => ({
    args: [process.env['npm_execpath'] ?? 'npm', 'ls', '--all'],
    hides: /^(?!npm error)/,
  })),
  check('unused', () => ({ args: [PROGRAMS.knip, '--no-progress', '--no-config-hints'] })),
];

/** First-load JavaScript of the built front ends against its limits. */
export const sizeBudgets: Runner = {
  ...check('size budgets', () => ({ args: ['tools/vite/budget.ts'] })),
  after: ['build'],
};

/** One Jest run over some of its projects. */
function jest(name: string, projects: readonly string[], options: Partial<Runner> = {}, workers = 1): Runner {
  return {
    name,
    ...options,
    run: async (root) => {
      const report = join(reportFolder(), 'report.json');
      const args = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', PROGRAMS.jest];
      const choice = [
        '--selectProjects',
        ...projects,
        '--passWithNoTests',
        '--json',
        `--outputFile=${report}`,
        '-w',
        String(workers),
        // What a suite leaves open must not keep the whole run from ending.
        '--forceExit',
      ];
      const hides = /^\{"num|^Test results written|^Running (one|\d+) project/;
      const { code } = await runCommand(root, { label: name, args: [...args, ...choice], hides });
      return orBroken(readJestReport(report), name, code);
    },
  };
}

export const pureTests = jest('pure tests', ['pure', 'dom']);
/**
 * The longest work of Jest's: a worker takes the next folder when it has finished one. More of them than cores, because
 * half of a worker's time it waits for its database and for jobs that are due later.
 */
export const apiTests = jest('API tests', ['api'], { lanes: 2 }, 4);
export const integrationTests = jest('integration tests', ['integration']);
export const launcherTests = jest('launcher tests', ['launcher'], { after: ['build'] });

export const browserTests: Runner = {
  name: 'browser tests',
  after: ['build'],
  // A browser shows when it has to wait.
  lanes: 3,
  run: async (root) => {
    const report = join(reportFolder(), 'report.json');
    const args = [PROGRAMS.playwright, 'test', '-c', 'apps/e2e', '--pass-with-no-tests'];
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
