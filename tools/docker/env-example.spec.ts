import { beforeAll, expect, test } from '@jest/globals';
import { readEnvironmentFile, readText } from './files.ts';
import { loadServerConfig } from './server-config.ts';

/** Read by the launcher, not by the server. */
const launcherVariables = ['LYCEUM_DATA_DIR'];

const example = readEnvironmentFile('.env.example');
let config: Awaited<ReturnType<typeof loadServerConfig>>;
beforeAll(async () => {
  config = await loadServerConfig();
});

test('.env.example names every variable there is, and no other', () => {
  const known = [...Object.keys(config.environmentSchema.shape), ...launcherVariables];
  expect([...example.keys()].sort()).toEqual(known.sort());
});

test('docs/operations.md explains every one of them', () => {
  const [, table = ''] = /\n## Configuration\n([^]*?)\n## /.exec(readText('docs/operations.md')) ?? [];
  const explained = [...table.matchAll(/`([A-Z]+_?[A-Z_]*)`(?=[^|]*\|)/g)].map(([, name = '']) => name);
  expect(explained).toEqual(expect.arrayContaining([...example.keys()]));
});

test('.env.example explains each variable in the line above', () => {
  for (const [name, { comment }] of example)
    expect([name, comment]).toEqual([name, expect.stringMatching(/^# .{10}/)]);
});

test('.env.example shows the default where there is one, and nothing where there is none', () => {
  for (const [name, schema] of Object.entries(config.environmentSchema.shape)) {
    const unset = schema.safeParse(undefined);
    const byDefault = unset.success ? unset.data : undefined;
    const { value = '' } = example.get(name) ?? {};
    const shown = value === '' ? undefined : schema.safeParse(value);
    expect([name, shown]).toEqual([
      name,
      byDefault === undefined ? undefined : { success: true, data: byDefault },
    ]);
  }
});

test('.env.example with the two variables nobody can guess is a configuration', () => {
  const values = Object.fromEntries([...example].map(([name, { value }]) => [name, value]));
  const secrets = { DATABASE_URL: 'postgres://me:secret@db:5432/lyceum', JWT_SECRET: 'x'.repeat(32) };
  expect(() => config.readConfig(values)).toThrow(/DATABASE_URL is not set\n {2}JWT_SECRET is not set$/);
  expect(() => config.readConfig({ ...values, ...secrets })).not.toThrow();
});
