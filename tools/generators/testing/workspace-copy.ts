import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { repositoryRoot } from '../command-line.ts';

const copied = [
  'apps/api',
  'content',
  'libs/contracts',
  'libs/rich-text',
  'libs/server',
  'tools/lint',
  'tools/postgres',
  'tools/test',
  '.prettierrc.json',
  'eslint.config.mjs',
  'jest.config.mjs',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.server.json',
];
const skipped = new Set(['dist', 'node_modules']);

/** A copy of the server's part of the repository. Packages are shared with the original, libraries are its own. */
export class WorkspaceCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'lyceum-generators-'));

  constructor() {
    for (const path of copied)
      cpSync(join(repositoryRoot, path), join(this.root, path), {
        recursive: true,
        filter: (source) => !skipped.has(basename(source)),
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
    const servers = readdirSync(join(this.root, 'libs/server')).map((name) => `libs/server/${name}`);
    return ['libs/contracts', 'libs/rich-text', 'tools/postgres', ...servers];
  }
}
