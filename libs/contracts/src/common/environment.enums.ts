/** Where the software runs (checklist line 249). */
export const appEnvironments = [
  'LOCAL',
  'DEVELOPMENT',
  'QA',
  'TEST',
  'PRODUCTION',
  'DEVELOPMENT_CN',
  'QA_CN',
  'TEST_CN',
  'PRODUCTION_CN',
] as const;

export type AppEnvironment = (typeof appEnvironments)[number];

/** Version of the application as users see it (checklist line 249). */
export const appVersion = '2.2.0';
