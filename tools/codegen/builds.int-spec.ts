import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));
const builds = ['@lyceum/api:build', '@lyceum/ops:build', '@lyceum/web:build'];

/** What Nx would do for a build, and what it looks at to know whether a kept one will do. */
interface Plan {
  readonly tasks: { readonly dependencies: Readonly<Record<string, readonly string[]>> };
  readonly taskPlans: Readonly<Record<string, readonly string[]>>;
}

describe('generated code, which is not in git', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-plan-'));
  const file = join(folder, 'plan.json');
  let plan: Plan;

  beforeAll(() => {
    const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
    const env = { ...process.env, NX_DAEMON: 'false' };
    spawnSync(process.execPath, [nx, 'run-many', '-t', 'build', `--graph=${file}`], { cwd: root, env });
    plan = JSON.parse(readFileSync(file, 'utf8')) as Plan;
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(builds)('is made before %s', (build) => {
    expect(plan.tasks.dependencies[build]).toEqual(['tools:codegen']);
  });

  it.each(builds)('is made from what %s is kept by: a new document is a new build', (build) => {
    const looksAt = (plan.taskPlans[build] ?? []).join('\n');
    expect(looksAt).toContain('apps/web/src/**/*.graphql');
    expect(looksAt).toContain('apps/api/schema.graphql');
  });
});
