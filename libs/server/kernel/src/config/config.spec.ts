import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config';

const enough = { DATABASE_URL: 'postgres://a:b@localhost:5432/lyceum', JWT_SECRET: 'x'.repeat(32) };

const problemsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the configuration', () => {
  test('[249] needs only a database and a secret', () => {
    expect(readConfig(enough)).toMatchObject({
      APP_ENV: 'LOCAL',
      BRAND_NAME: 'Lyceum',
      PORT: 3000,
      RUN_JOBS: true,
    });
  });

  test('lists every wrong and every missing variable at once', () => {
    const message = problemsOf({
      PORT: '70000',
      REDIS_URL: 'http://x',
      RUN_JOBS: 'maybe',
      BRAND_SLUG: 'No Slug',
      JWT_SECRET: 'short',
    });
    for (const name of ['PORT', 'REDIS_URL', 'RUN_JOBS', 'BRAND_SLUG', 'JWT_SECRET'])
      expect(message).toMatch(new RegExp(`^  ${name} must`, 'm'));
    expect(message).toContain('DATABASE_URL is not set');
  });

  test('never prints a value, which may be a secret', () => {
    expect(
      problemsOf({ ...enough, JWT_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter3@db' }),
    ).not.toMatch(/hunter/);
  });

  test('takes an empty variable for an absent one', () => {
    const config = readConfig({ ...enough, PORT: '', REDIS_URL: '' });
    expect([config.PORT, config.REDIS_URL]).toEqual([3000, undefined]);
  });

  test('refuses demo accounts in production', () => {
    expect(problemsOf({ ...enough, APP_ENV: 'PRODUCTION_CN', DEMO_DATA: 'true' })).toContain('DEMO_DATA');
  });
});
