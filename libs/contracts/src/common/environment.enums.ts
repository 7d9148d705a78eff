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

/** Whether it is one of those that run in China. */
export const isChineseEnvironment = (environment: AppEnvironment): boolean => environment.endsWith('_CN');

/** Version of the application as users see it (checklist line 249). */
export const appVersion = '2.2.0';
