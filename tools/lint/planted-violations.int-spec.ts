import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { plantedModules } from './testing/planted-modules';

const root = dirname(dirname(import.meta.dirname));
const packages = join(root, 'node_modules');

const CONTRACT = 'libs/contracts/src/auth/auth.schema.ts';
const DOOR = 'libs/server/auth/src/my-account/account.controller.ts';
const manyLines = (count: number): string =>
  Array.from({ length: count }, (_, line) => `  use(${String(line)});\n`).join('');
const declaration = 'declare function use(value: unknown): void;\n';

/** What must not pass, by what it is; each stands in for the content of an existing file. */
const PLANTED = {
  contractUsesServer: { path: CONTRACT, content: "export { KernelModule } from '@lyceum/kernel';\n" },
  contractUsesFramework: { path: CONTRACT, content: "export { Module } from '@nestjs/common';\n" },
  kernelUsesDomain: {
    path: 'libs/server/kernel/src/kernel.module.ts',
    content: "export * from '@lyceum/auth';\n",
  },
  webUsesServer: { path: 'apps/web/src/main.tsx', content: "export * from '@lyceum/auth';\n" },
  consoleUsesServer: { path: 'apps/ops/src/main.tsx', content: "export * from '@lyceum/ops-router';\n" },
  serverUsesTests: { path: DOOR, content: "export { createTestDatabase } from '@lyceum/testing';\n" },
  doorUsesDatabase: { path: DOOR, content: "export { DataSource } from 'typeorm';\n" },
  judgesByRoles: {
    path: 'libs/server/auth/src/auth.policy.ts',
    content: `import { isStaff } from '@lyceum/contracts/permissions';
import type { Actor } from '@lyceum/kernel';
export const may = (actor: Actor): boolean => isStaff(actor.roles);
export function mayToo(actor: Actor): boolean {
  const { roles } = actor;
  return roles.includes('ADMIN');
}
`,
  },
  longDoor: {
    path: DOOR,
    content: `${declaration}export class Door {\n  answer(): void {\n${manyLines(21)}  }\n}\n`,
  },
  switchedOff: {
    path: CONTRACT,
    content: `/* eslint-disable */\n${declaration}export default function f(x: any): void {\n  use(x);\n}\n`,
  },
  switchedOffTypes: { path: CONTRACT, content: '// oxlint-disable\nexport const none = null;\n' },
  literalWords: {
    path: 'apps/web/src/features/settings/settings-row.tsx',
    content: `declare const toast: { success(text: string): void };
export const Row = ({ name }: { name: string }) => (
  <button type="button" title="remove" className="row wide" onClick={() => toast.success(\`\${name} is gone.\`)}>
    Remove
  </button>
);
`,
  },
  foreignTables: {
    path: 'libs/server/events/src/index.ts',
    content: `${declaration}declare function insertRow(table: string, columns: string[]): string;
declare function insertFrom(table: string, columns: string[], more: object, from: string): string;
export const own = 'SELECT b.id FROM event_badges b JOIN summit_cycles c ON c.id = b.cycle_id FOR UPDATE';
use('SELECT full_name FROM users WHERE id = $1');
use(\`SELECT FROM event_badges b, friend_relations f JOIN \${own} o ON TRUE\`);
use('DELETE FROM event_badges b USING user_blocks k WHERE k.blocked_id = b.id');
use(insertRow('user_actions', ['id']));
use(insertFrom('drafts', ['id'], {}, 'sessions s'));
use('INSERT INTO post_claps (id) VALUES ($1) ON CONFLICT DO UPDATE SET id = $1');
use({ from: 'sessions s' });
use('You are moved from users to friends');
`,
  },
  packedLines: {
    path: CONTRACT,
    content: `${declaration}export const packed = (a: number, b: number, c?: object) => {
  use({ ...{ a, b }, c, ...c, ...(c && { b }) });
};
`,
  },
  ...plantedModules,
  uiFetches: {
    path: 'libs/ui/src/index.ts',
    content: "export const load = (): unknown => fetch('/graphql');\n",
  },
};

type Found = Record<keyof typeof PLANTED, { readonly ruleId: string; readonly message: string }[]>;

/**
 * The rules that hold the house together must be seen to bite: the boundary rule says nothing at all where it
 * finds no project graph.
 */
describe('the lint configuration refuses', () => {
  let found: Found;
  const rules = (name: keyof Found): string[] => found[name].map(({ ruleId }) => ruleId);

  beforeAll(() => {
    // The graph is what `nx run-many -t lint` makes before it starts ESLint.
    run([join(packages, 'nx/dist/bin/nx.js'), 'show', 'projects']);
    const program = join(import.meta.dirname, 'testing/lint-texts.ts');
    const { output } = run([program], { input: JSON.stringify(PLANTED) });
    found = JSON.parse(output) as Found;
  }, 180_000);

  it.each([
    // Whatever of ours a contract imports uses contracts itself, and the circle is found first.
    ['contractUsesServer', /^Circular dependency between "@lyceum\/contracts" and "@lyceum\/kernel"/],
    ['contractUsesFramework', /"type:contracts" is not allowed to import "@nestjs\/common"/],
    ['kernelUsesDomain', /Circular dependency|"type:kernel" can only depend on/],
    ['webUsesServer', /"scope:web" can only depend on/],
    ['consoleUsesServer', /"scope:ops" and "type:app" can only depend on/],
    ['serverUsesTests', /"type:domain" can only depend on/],
  ] as const)('an import against the dependency rules: %s', (name, message) => {
    expect(found[name]).toContainEqual({
      ruleId: '@nx/enforce-module-boundaries',
      message: expect.stringMatching(message),
    });
  });

  it('a door that knows the database', () => {
    expect(found.doorUsesDatabase).toContainEqual({
      ruleId: 'no-restricted-imports',
      message: expect.stringContaining('A door asks a service'),
    });
  });

  it('a literal that is spread to pack lines', () => {
    expect(rules('packedLines')).toEqual(['no-restricted-syntax']);
  });

  it('a policy that judges by roles, which know nothing of the second factor', () => {
    expect(rules('judgesByRoles').toSorted()).toEqual([
      'no-restricted-imports',
      'no-restricted-syntax',
      'no-restricted-syntax',
    ]);
  });

  it('a door method that does more than ask', () => {
    expect(rules('longDoor')).toContain('lyceum/door-size');
  });

  it('default exports, and comments that switch rules off', () => {
    expect(rules('switchedOff')).toEqual(
      expect.arrayContaining(['no-restricted-syntax', 'no-warning-comments']),
    );
    expect(rules('switchedOffTypes')).toEqual(['no-warning-comments']);
  });

  it('words outside a messages file, whether shown, said or toasted', () => {
    const words = found.literalWords.map(({ message }) => message);
    expect(words).toEqual([
      expect.stringContaining('“remove”'),
      expect.stringContaining('“is gone.”'),
      expect.stringContaining('“Remove”'),
    ]);
  });

  it('SQL of tables that other domains own, wherever the migration that made them stands', () => {
    const said = found.foreignTables.map(({ message }) => /^The table \w+ is of [\w-]+/.exec(message)?.[0]);
    expect(said).toEqual([
      'The table users is of auth',
      'The table friend_relations is of friends',
      'The table user_blocks is of friends',
      'The table user_actions is of logging',
      'The table drafts is of forum',
      'The table sessions is of auth',
      'The table post_claps is of forum',
      'The table sessions is of auth',
    ]);
  });

  it('a second module of a domain, and a module whose classes another file lists', () => {
    expect(rules('secondModule')).toEqual(['lyceum/one-module']);
    expect(rules('listElsewhere')).toEqual(['lyceum/one-module', 'lyceum/one-module']);
    expect(rules('secondInFile')).toEqual(['lyceum/one-module']);
  });

  it('a module described elsewhere, also where a method answers it, and classes out of their order', () => {
    const said = (name: keyof Found) =>
      found[name].filter(({ ruleId }) => ruleId === 'lyceum/one-module').map(({ message }) => message);
    const elsewhere = 'A module names its classes itself, not a list that stands elsewhere.';
    expect(said('spreadModule')).toEqual([elsewhere]);
    expect(said('namedModule')).toEqual([elsewhere]);
    expect(said('moduleOfMethod')).toEqual([elsewhere, elsewhere, elsewhere, elsewhere]);
    expect(said('moduleInDisorder')).toEqual([
      'A module names its classes by the alphabet: Beta stands before Gamma.',
    ]);
  });

  it('a ui component that fetches', () => {
    expect(rules('uiFetches')).toContain('no-restricted-globals');
  });
});

it('leaves no project out', () => {
  const nx = join(packages, 'nx/dist/bin/nx.js');
  const all = run([nx, 'show', 'projects', '--json']).output;
  const linted = run([nx, 'show', 'projects', '--json', '--with-target', 'lint']).output;
  expect(JSON.parse(linted)).toEqual(JSON.parse(all));
});

describe('oxlint refuses', () => {
  // Beside the repository, as above; each program has a file of its own.
  const copy = mkdtempSync(join(tmpdir(), 'lyceum-planted-types-'));
  const planted = `declare const kind: 'one' | undefined;
export const forgotten = (): void => {
  Promise.resolve();
};
export const awaited = async (): Promise<void> => void (await 1);
export const misused = (): void => [1].forEach(async () => Promise.resolve());
export async function caught(): Promise<number> {
  try {
    return Promise.resolve(1);
  } catch {
    return 2;
  }
}
export function exhausted(): void {
  switch (kind) {
    case 'one':
  }
}
export const anything = (x: any): void => {
  /* eslint-disable */ const unused = x == 1;
};
export function long(): void {
${manyLines(401)}}
declare function use(value: unknown): void;
`;
  const files = ['libs/server/a/src/a.ts', 'apps/web/src/a.tsx', 'apps/ops/src/a.tsx', 'tools/a.ts'];
  const plantedInReact = `import { useEffect, useRef, useState } from 'react';
export function Shown({ of, isOpen }: { of: string; isOpen: boolean }) {
  const [shown, show] = useState(of);
  const last = useRef(of);
  useEffect(() => {
    show(of);
  }, []);
  const Inner = () => <b>{shown}</b>;
  last.current = of;
  return <Inner key={last.current} />;
}
export function Hooked({ isOpen }: { isOpen: boolean }) {
  if (isOpen) useRef(null);
  return null;
}
`;
  const ofReact = ['apps/web/src/b.tsx', 'apps/ops/src/b.tsx', 'libs/ui/src/b.tsx'];
  const found: string[] = [];

  beforeAll(() => {
    const configs = [
      'tsconfig.json',
      ...['base', 'server', 'browser', 'tools'].map((name) => `tsconfig.${name}.json`),
    ];
    for (const file of [...configs, '.oxlintrc.json', 'apps/ops/tsconfig.json'])
      cpSync(join(root, file), join(copy, file));
    for (const file of files) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), planted);
    }
    for (const file of ofReact) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), plantedInReact);
    }
    symlinkSync(packages, join(copy, 'node_modules'));
    const program = [join(packages, 'oxlint/bin/oxlint'), '-f', 'unix', '--disable-nested-config'];
    const { output } = run([...program, 'apps', 'libs', 'tools'], { cwd: copy });
    for (const [, file, rule] of output.matchAll(
      /^(\S+?):.*\/(?:eslint|typescript|react|react-hooks)\(([\w-]+)\)\]$/gm,
    ))
      found.push(`${String(file)} ${String(rule)}`);
  });
  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  it.each(files)('what only types can tell, in %s', (file) => {
    const rules = [
      'no-floating-promises',
      'await-thenable',
      'no-misused-promises',
      'return-await',
      'switch-exhaustiveness-check',
    ];
    expect(found).toEqual(expect.arrayContaining(rules.map((rule) => `${file} ${rule}`)));
  });

  it.each(files)('what needs no types, whatever a comment for ESLint says, in %s', (file) => {
    const rules = ['eqeqeq', 'max-lines', 'max-lines-per-function', 'no-explicit-any', 'no-unused-vars'];
    expect(found).toEqual(expect.arrayContaining(rules.map((rule) => `${file} ${rule}`)));
  });

  it.each(ofReact)('what makes a component wrong, in %s', (file) => {
    const rules = ['exhaustive-deps', 'refs', 'rules-of-hooks', 'set-state-in-effect', 'static-components'];
    expect(found).toEqual(expect.arrayContaining(rules.map((rule) => `${file} ${rule}`)));
  });
});

describe('the dependency check refuses', () => {
  // Beside the repository: the other checks may be looking at it at this very moment.
  const copy = mkdtempSync(join(tmpdir(), 'lyceum-planted-'));
  const features = join(copy, 'apps/web/src/features');
  const program = join(packages, 'dependency-cruiser/bin/dependency-cruiser.mjs');
  const cruise = (folder: string) =>
    run([program, '--config', '.dependency-cruiser.mjs', folder], { cwd: copy });

  beforeAll(() => {
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json'])
      cpSync(join(root, file), join(copy, file));
  });
  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  it('circles, and features that know each other', () => {
    for (const name of ['one', 'two']) mkdirSync(join(features, name), { recursive: true });
    writeFileSync(
      join(features, 'one/a.ts'),
      "import { b } from '../two/b';\nexport const a = (): unknown => b;\n",
    );
    writeFileSync(
      join(features, 'two/b.ts'),
      "import { a } from '../one/a';\nexport const b = (): unknown => a;\n",
    );
    const { status, output } = cruise('apps');
    expect(status).not.toBe(0);
    expect(output).toContain('no-cycles');
    expect(output).toContain('features-stay-apart');
  });

  it('[238] what could forge the audit log, but for demo data', () => {
    const kernel = join(copy, 'libs/server/kernel/src');
    const forum = join(copy, 'libs/server/forum/src');
    for (const folder of [kernel, forum]) mkdirSync(join(folder, 'demo'), { recursive: true });
    writeFileSync(join(kernel, 'demo/past-audit.ts'), 'export const auditPast = (): number => 1;\n');
    const usesIt = (from: string): string =>
      `import { auditPast } from '${from}';\nexport const past = auditPast;\n`;
    writeFileSync(join(forum, 'demo/forum.demo-data.ts'), usesIt('../../../kernel/src/demo/past-audit'));
    expect(cruise('libs')).toMatchObject({ status: 0 });
    writeFileSync(join(kernel, 'index.ts'), usesIt('./demo/past-audit'));
    const { status, output } = cruise('libs');
    expect(status).not.toBe(0);
    expect(output).toContain('past-is-demo-data: libs/server/kernel/src/index.ts');
  });
});

/** Runs a program under this Node, by default from the repository's folder. */
function run(
  args: readonly string[],
  { input = '', cwd = root }: { input?: string; cwd?: string } = {},
): { status: number | null; output: string } {
  // Otherwise typescript-eslint takes this for one pass over the disk and looks at the files there instead.
  const env = { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0', TSESTREE_SINGLE_RUN: 'false' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, input, env, encoding: 'utf8' });
  return { status, output: status === 0 ? stdout : stdout + stderr };
}
