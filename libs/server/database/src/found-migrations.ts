/// <reference types="vite/types/importMeta.d.ts" />

/** Where tests run the sources, `tools/test/jest/found-migrations.ts` stands in: only a build knows `glob`. */
const modules = import.meta.glob<Record<string, new () => object>>('../../*/migrations/[0-9]*.ts', {
  eager: true,
});

/** The migrations of all domains. TypeORM orders them by the time in the class name. */
export const foundMigrations = Object.values(modules).flatMap((module) => Object.values(module));
