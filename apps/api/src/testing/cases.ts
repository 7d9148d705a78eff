import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { describe } from '@jest/globals';

/**
 * Runs the `*.cases.ts` of the folder named as the entry file that calls it. They share the loaded modules, which cost
 * seconds to load; each stands in a `describe` of its name, so that servers and hooks at its top are its own.
 */
export function runCases(entry: string): void {
  const folder = entry.replace(/\.e2e-spec\.ts$/, '');
  const require = createRequire(entry);
  for (const file of readdirSync(folder).sort()) {
    // Not `import()`: a `describe` ends before a promise would.
    describe(basename(file, '.cases.ts'), () => void require(join(folder, file)));
  }
}
