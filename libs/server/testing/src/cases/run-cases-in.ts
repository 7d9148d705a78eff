import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { describe } from '@jest/globals';

const require = createRequire(import.meta.url);

/**
 * Runs the `*.cases.ts` in and below a folder, or those of a pattern. They share the loaded modules, which cost seconds to load; each stands in
 * a `describe` of its name, so that servers and hooks at its top are its own.
 */
export function runCasesIn(folder: string, pattern = '**/*.cases.ts'): void {
  for (const file of globSync(pattern, { cwd: folder }).sort()) {
    // Not `import()`: a `describe` ends before a promise would.
    describe(basename(file, '.cases.ts'), () => void require(join(folder, file)));
  }
}
