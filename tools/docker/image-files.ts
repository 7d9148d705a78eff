import { cpSync, existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { neededPackages } from './needed-packages.ts';

/** What only people and compilers read. Licences stay. */
const UNREAD = /\.(map|md|markdown|flow|tsbuildinfo|d\.[cm]?ts)$/i;
const LICENCE = /licen[cs]e|notice|copying/i;

/** Copies what the image consists of into an empty folder: the builds, the owner's texts, the packages the server needs. */
export function copyImageFiles(root: string, target: string): void {
  const parts = ['package.json', 'content', ...['api', 'web', 'ops'].map((app) => `apps/${app}/dist`)];
  for (const part of parts.filter((path) => existsSync(join(root, path))))
    cpSync(join(root, part), join(target, part), {
      recursive: true,
      filter: (path) => !path.endsWith('.map'),
    });
  for (const folder of neededPackages(root)) {
    const from = join(root, folder);
    const isOwnFile = (path: string): boolean => {
      const [first] = relative(from, path).split(sep);
      // Packages inside a package stand in the list by themselves.
      return first !== 'node_modules' && (!UNREAD.test(path) || LICENCE.test(path));
    };
    cpSync(from, join(target, folder), { recursive: true, filter: isOwnFile });
  }
}

/** `node tools/docker/image-files.ts FOLDER`, from the repository's folder. */
const [, program, folder] = process.argv;
if (program === import.meta.filename && folder !== undefined) copyImageFiles(process.cwd(), folder);
