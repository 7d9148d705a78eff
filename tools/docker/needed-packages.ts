import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * Folders of the packages that the built server can ask for, relative to the repository: those its files import, and
 * whatever these depend on. It does without what is not installed, and without peers that are there for development.
 */
export function neededPackages(root: string): string[] {
  const { dependencies: chosen = {}, devDependencies = {} } = readManifest(root, '.');
  const needed = new Set<string>();
  const add = (name: string, from: string): void => {
    const folder = find(root, name, from);
    if (folder === undefined || needed.has(folder)) return;
    needed.add(folder);
    const manifest = readManifest(root, folder);
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    const peers = Object.keys(peerDependencies).filter(
      (peer) =>
        peer in chosen || (peerDependenciesMeta[peer]?.optional !== true && !(peer in devDependencies)),
    );
    for (const other of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      add(other, folder);
  };
  for (const name of importedNames(root)) add(name, '.');
  return [...needed].sort();
}

const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Where Node finds a package from a folder: in the nearest node_modules above it. */
function find(root: string, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(root, candidate, 'package.json'))) return candidate;
    if (folder === '.') return undefined;
  }
}

function importedNames(root: string): Set<string> {
  const names = new Set<string>();
  for (const file of globSync('apps/api/dist/**/*.js', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(
      /(?:\bfrom|\bimport|\brequire|\bresolve)\s*\(?\s*["'`]([^"'`\s]+)["'`]/g,
    )) {
      const [, name] = /^(@[\w.-]+\/[\w.-]+|[\w-][\w.-]*)(?:\/|$)/.exec(specifier) ?? [];
      if (name !== undefined && !isBuiltin(specifier)) names.add(name);
    }
  }
  return names;
}
