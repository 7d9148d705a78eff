/** Jest 30, ESM only: run through `node --experimental-vm-modules` (`npm run jest` does). */

import { existsSync } from 'node:fs';

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        keepClassNames: true,
        experimental: { keepImportAttributes: true },
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
      },
      module: { type: 'es6' },
    },
  ],
};

const base = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform,
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tools/test/jest/style-sheet.ts',
    '^\\./found-migrations$': '<rootDir>/tools/test/jest/found-migrations.ts',
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/\\.(data|nx)/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

const withDatabase = {
  globalSetup: '<rootDir>/tools/test/jest/global-setup.ts',
  globalTeardown: '<rootDir>/tools/test/jest/global-teardown.ts',
};

export default {
  maxWorkers: 2,
  // Modules of a suite that is over are never quite let go: a worker that has grown is replaced.
  workerIdleMemoryLimit: '1.2GB',
  testSequencer: '<rootDir>/tools/test/jest/largest-first.mjs',
  // Against what hangs, no measure of speed: a loaded machine with two cores starts a server in half a minute.
  testTimeout: 120_000,
  projects: [
    { ...base, displayName: 'pure', testMatch: ['**/*.spec.ts'] },
    {
      ...base,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tools/test/dom/*.dom-spec.ts'],
      // The generators' test runs on a copy of the repository without libs/ui.
      setupFiles: [`${import.meta.dirname}/libs/ui/src/testing/jsdom-setup.ts`].filter((file) =>
        existsSync(file),
      ),
    },
    {
      ...base,
      ...withDatabase,
      displayName: 'integration',
      testMatch: ['<rootDir>/libs/server/**/*.int-spec.ts', '<rootDir>/tools/**/*.int-spec.ts'],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '<rootDir>/tools/launcher/'],
    },
    { ...base, ...withDatabase, displayName: 'api', testMatch: ['<rootDir>/apps/api/**/*.e2e-spec.ts'] },
    { ...base, displayName: 'launcher', testMatch: ['<rootDir>/tools/launcher/**/*.int-spec.ts'] },
  ],
};
