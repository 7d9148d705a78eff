import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Not `import()`: suites that `require` their cases cannot wait for a promise.
const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../../../libs/server');

/** What `libs/server/database/src/found-migrations.ts` finds in a build. */
export const foundMigrations = globSync('*/migrations/[0-9]*.ts', { cwd: folder }).flatMap((file) =>
  Object.values(require(join(folder, file)) as Record<string, new () => object>),
);
