import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { afterEach, describe, jest } from '@jest/globals';
import { session } from '@lyceum/session';
import { notifications } from '@mantine/notifications';
// Cleans up after each test of all files: it does so for the file that imports it first.
import { configure } from '@testing-library/react';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '../../..');

// Dialogs, editors and toasts load their chunks, which Jest compiles on the spot.
configure({ asyncUtilTimeout: 60_000 });

/**
 * Runs the `*.spec.tsx` in and below a folder relative to the repository, or those of a pattern. They share the loaded modules, Mantine above all, which take longer
 * to load than most files take to run; each stands in a `describe` of its path, and each test finds nobody signed in, an
 * empty document and storage, no toast, and the real clock.
 */
export function runSpecsIn(folder: string, pattern = '**/*.spec.tsx'): void {
  afterEach(() => {
    jest.useRealTimers();
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    session.restore();
    notifications.clean();
    window.history.replaceState(null, '', '/');
  });
  for (const file of globSync(pattern, { cwd: join(root, folder), exclude: ['**/node_modules/**'] }).sort()) {
    const path = join(root, folder, file);
    // Not `import()`: a `describe` ends before a promise would.
    describe(relative(root, path), () => void require(path));
  }
}
