import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { repositoryRoot } from '../command-line.ts';

const copied = [
  'apps/api',
  'apps/ops',
  'apps/web',
  'content',
  'libs',
  'tools/bootstrap',
  'tools/codegen',
  'tools/lint',
  'tools/postgres',
  'tools/bench/screens',
  'tools/test',
  'tools/vite',
  '.oxfmtrc.json',
  'eslint.config.mjs',
  'jest.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.json',
  'tsconfig.server.json',
  'tsconfig.tools.json',
];
/** What is built, and the tests of libraries and screens there are: what is made has its own. */
const skipped = /(^|\/)(dist|node_modules)$|^(libs|apps\/web|apps\/ops)\/.*\.(spec|cases)\.tsx?$/;

/** A copy of the repository's programs. Packages are shared with the original, libraries are its own. */
export class WorkspaceCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'lyceum-generators-'));

  constructor() {
    for (const path of copied)
      cpSync(join(repositoryRoot, path), join(this.root, path), {
        recursive: true,
        filter: (source) => !skipped.test(relative(repositoryRoot, source)),
      });
    this.#sharePackages();
    for (const manifest of this.#manifests()) this.link(manifest);
  }

  /** What `npm install` does for a library of the workspace. @param folder relative to the root */
  link(folder: string): void {
    const { name } = JSON.parse(readFileSync(join(this.root, folder, 'package.json'), 'utf8')) as {
      name: string;
    };
    const place = join(this.root, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(relative(dirname(place), join(this.root, folder)), place);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  #sharePackages(): void {
    const original = join(repositoryRoot, 'node_modules');
    mkdirSync(join(this.root, 'node_modules'));
    for (const name of readdirSync(original).filter((entry) => entry !== '@lyceum'))
      symlinkSync(join(original, name), join(this.root, 'node_modules', name));
  }

  #manifests(): string[] {
    const inFolder = (folder: string): string[] =>
      readdirSync(join(this.root, folder)).map((name) => `${folder}/${name}`);
    return [
      ...inFolder('libs').filter((path) => path !== 'libs/server'),
      ...inFolder('libs/server'),
      'tools/postgres',
    ];
  }
}
