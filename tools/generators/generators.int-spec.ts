import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeDomain } from './domain/make-domain.ts';
import { makeOperation } from './operation/make-operation.ts';
import { makeScreen } from './screen/make-screen.ts';
import { makeSection } from './section/make-section.ts';
import { WorkspaceCopy } from './testing/workspace-copy.ts';
import { Workspace, type WrittenFile } from './workspace.ts';

const runFile = promisify(execFile);

let copy: WorkspaceCopy;
let written: WrittenFile[];
/** What a domain changed of what was there. */
let changed: string[];

/** One feature asked through all doors, a feature beside it, and a second domain. */
const requests = [
  { domain: 'ballots', feature: 'counts', operation: 'close-count', door: 'graphql', isMutation: true },
  { domain: 'ballots', feature: 'counts', operation: 'read-count', door: 'graphql', isMutation: false },
  { domain: 'ballots', feature: 'counts', operation: 'pin-count', door: 'trpc', isMutation: true },
  { domain: 'ballots', feature: 'counts', operation: 'inspect-count', door: 'trpc', isMutation: false },
  {
    domain: 'ballots',
    feature: 'answer-options',
    operation: 'add-answer-option',
    door: 'rest',
    isMutation: true,
  },
  { domain: 'field-trips', feature: 'lessons', operation: 'find-lesson', door: 'rest', isMutation: false },
] as const;

beforeAll(async () => {
  copy = new WorkspaceCopy();
  const files = new Map<string, WrittenFile>();
  const write = async (prepare: (workspace: Workspace) => unknown) => {
    const workspace = new Workspace(copy.root);
    prepare(workspace);
    const wrote = await workspace.write();
    for (const file of wrote) files.set(file.path, file);
    return wrote;
  };
  for (const domain of ['ballots', 'field-trips']) {
    const wrote = await write((workspace) => makeDomain(workspace, domain));
    changed = wrote.filter(({ kind }) => kind === 'changed').map(({ path }) => path);
    copy.link(`libs/server/${domain}`);
  }
  for (const request of requests) await write((workspace) => makeOperation(workspace, request));
  await write((workspace) => makeSection(workspace, 'auth', 'passkeys'));
  await write((workspace) => makeScreen(workspace, 'joined-forums', 'getUserCommunities'));
  await write((workspace) => makeScreen(workspace, 'my-devices', 'mySessions'));
  written = [...files.values()];
  // On a machine that has other work it takes half a minute.
}, 180_000);
afterAll(() => copy.remove());

/** Runs a program of node_modules in the copy. Rejects with what it wrote when it fails. */
async function run(program: string, ...args: string[]): Promise<string> {
  const entry = join(copy.root, 'node_modules', program);
  const { stdout, stderr } = await runFile(process.execPath, ['--experimental-vm-modules', entry, ...args], {
    cwd: copy.root,
    env: { ...process.env, NODE_OPTIONS: '' },
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${program} is not content:\n${error.stdout}\n${error.stderr}`);
  });
  return stdout + stderr;
}

test('what is made type-checks in the server and both front ends, and the formatter would not change it', async () => {
  await run('../tools/codegen/schema.ts');
  for (const program of ['tsconfig.server.json', 'tsconfig.browser.json', 'apps/ops/tsconfig.json'])
    await run('typescript-7/bin/tsc', '--noEmit', '--checkers', '1', '-p', program);
  await run('oxfmt/bin/oxfmt', '--check', ...written.map(({ path }) => path));
}, 600_000);

test('what is made passes its own tests, without the right and with it', async () => {
  // Of the entry that runs the integration tests of all domains, those of the made ones.
  const entry = 'libs/server/testing/src/domains.int-spec.ts';
  writeFileSync(
    join(copy.root, entry),
    readFileSync(join(copy.root, entry), 'utf8').replace('!(forum)', '{ballots,field-trips}'),
  );
  const paths = written.map(({ path }) => path);
  // The same of the entry that runs the tests of screens.
  const screens = 'tools/test/dom/web.dom-spec.ts';
  const ofScreens = paths.filter((path) => path.endsWith('.spec.tsx'));
  writeFileSync(
    join(copy.root, screens),
    `import { runSpecsIn } from './run-specs-in';\n\nrunSpecsIn('.', '{${ofScreens.join()}}');\n`,
  );
  const specs = paths.filter((path) => /\.e2e-spec|\.spec\.ts$/.test(path));
  const projects = ['--selectProjects', 'api', 'integration', 'pure', 'dom', '--runTestsByPath'];
  const output = await run('jest/bin/jest.js', '--maxWorkers', '2', ...projects, entry, screens, ...specs);
  // Of a domain: two through its doors, four of its service, one of its policy, three of its screen; of a section two, of a screen three.
  expect(output).toContain(`${String(requests.length * 5 + 2 * 10 + 2 + 2 * 3)} passed`);
}, 600_000);

test('a domain changes the lists of the product alone: all else of it is found', () => {
  expect(changed.sort()).toEqual([
    'apps/api/src/app.module.ts',
    'apps/api/src/demo-data.ts',
    'apps/web/src/app/first-calls.ts',
    'libs/contracts/src/ops/audit.words.ts',
    'libs/contracts/src/permissions/permissions.ts',
    'libs/server/ops-router/src/index.ts',
  ]);
});

test('nothing half done is left in what is made', () => {
  for (const { path } of written)
    expect(readFileSync(join(copy.root, path), 'utf8')).not.toMatch(/todo|fixme|not implemented/i);
});

test('no file of the house grows beyond what lint allows, where a domain adds its lines', () => {
  const lines = written
    .filter(({ path }) => /\.tsx?$/.test(path))
    .map(
      ({ path }) => [path, readFileSync(join(copy.root, path), 'utf8').trimEnd().split('\n').length] as const,
    );
  expect(lines.filter(([, count]) => count > 400)).toEqual([]);
});

const files = () =>
  ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(copy.root, folder), { recursive: true, encoding: 'utf8' }),
  );

test('what exists is refused, and nothing is written', () => {
  const before = files();
  expect(() => makeDomain(new Workspace(copy.root), 'ballots')).toThrow(
    'There is a library "ballots" already',
  );
  expect(() => makeDomain(new Workspace(copy.root), 'attendance')).toThrow('in the plural');
  expect(() => makeDomain(new Workspace(copy.root), 'kernel')).toThrow('There is a library "kernel" already');
  expect(() => makeOperation(new Workspace(copy.root), requests[0])).toThrow(
    'There is an operation closeCount already',
  );
  expect(() => makeOperation(new Workspace(copy.root), { ...requests[0], domain: 'quizzes' })).toThrow(
    'There is no domain "quizzes"',
  );
  // A verb alone is about the feature's thing, and that is there already.
  expect(() => makeOperation(new Workspace(copy.root), { ...requests[0], operation: 'close' })).toThrow(
    'There is an operation closeCount already',
  );
  // The forum closes polls.
  expect(() => makeOperation(new Workspace(copy.root), { ...requests[0], operation: 'close-poll' })).toThrow(
    'There is an operation closePoll already, in apps/api/schema.graphql',
  );
  const workspace = new Workspace(copy.root);
  expect(() => makeScreen(workspace, 'my-forums', 'getUserCommunities')).toThrow(
    'There is a query MyForums already',
  );
  expect(() => makeScreen(workspace, 'all-forums', 'getForums')).toThrow('There is no query "getForums"');
  expect(() => makeScreen(workspace, 'forum-bans', 'getCommunityBans')).toThrow('asks for communityId');
  expect(() => makeSection(workspace, 'auth', 'orders')).toThrow(
    'No migration of auth makes a table "orders"',
  );
  expect(files()).toEqual(before);
});

test('a place that cannot be found is named, and nothing is written', () => {
  const workspace = new Workspace(copy.root);
  workspace.change('libs/contracts/src/permissions/permissions.ts', (text) =>
    text.replace('permissionTable', 'rights'),
  );
  const request = { ...requests[0], operation: 'open-count' };
  expect(() => makeOperation(workspace, request)).toThrow(
    'libs/contracts/src/permissions/permissions.ts: there is no permissionTable',
  );
});
