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

  test('[209] reads the lines of an address, and links with their names', () => {
    const { postalAddress, socialLinks } = readConfig({
      ...enough,
      POSTAL_ADDRESS: 'Lyceum | 1 Garden Street |',
      SOCIAL_LINKS: 'Our films https://films.example/@lyceum|Pictures https://pictures.example',
    });
    expect(postalAddress).toEqual(['Lyceum', '1 Garden Street']);
    expect(socialLinks).toEqual([
      { name: 'Our films', url: 'https://films.example/@lyceum' },
      { name: 'Pictures', url: 'https://pictures.example' },
    ]);
    expect(readConfig(enough)).toMatchObject({ postalAddress: [], socialLinks: [] });
    expect(problemsOf({ ...enough, SOCIAL_LINKS: 'Films javascript:alert(1)' })).toMatch(
      /^ {2}SOCIAL_LINKS must/m,
    );
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

  test('wants a mail server in production, and a sender that mail servers understand', () => {
    const production = { ...enough, APP_ENV: 'PRODUCTION' };
    expect(problemsOf(production)).toMatch(/^ {2}SMTP_URL must be set in production$/m);
    expect(problemsOf({ ...production, SMTP_URL: 'http://mail.example' })).toContain(
      'SMTP_URL must be a URL like smtp://',
    );
    expect(problemsOf({ ...production, SMTP_URL: 'smtps://me:secret@mail.example' })).toBe('');
    expect(problemsOf({ ...enough, MAIL_FROM: 'nobody' })).toContain('MAIL_FROM must be an address');
    for (const sender of ['no-reply@lyceum.example', 'Lyceum <no-reply@lyceum.example>'])
      expect(problemsOf({ ...enough, MAIL_FROM: sender })).toBe('');
  });

  test('keeps one connection free of deliveries', () => {
    // Beside the batches: three scheduled runs, and two files that are looked into.
    for (const [jobs, pool, isEnough] of [
      ['2', '7', false],
      ['2', '8', true],
      ['5', '10', false],
      ['5', '11', true],
    ] as const) {
      const problems = problemsOf({ ...enough, JOB_CONCURRENCY: jobs, DATABASE_POOL_SIZE: pool });
      if (isEnough) expect(problems).toBe('');
      else expect(problems).toContain('JOB_CONCURRENCY must be less than DATABASE_POOL_SIZE - 5');
    }
    const api = { ...enough, RUN_JOBS: 'false' };
    expect(problemsOf({ ...api, DATABASE_POOL_SIZE: '2' })).toContain('DATABASE_POOL_SIZE must be between 3');
    expect(problemsOf({ ...api, DATABASE_POOL_SIZE: '3' })).toBe('');
  });

  test('is reached under its name on this machine, elsewhere as it is told', () => {
    expect(readConfig(enough).publicUrl).toBe('http://localhost:3000');
    expect(readConfig({ ...enough, HOST: 'box.lan', PORT: '81' }).publicUrl).toBe('http://box.lan:81');
    expect(readConfig({ ...enough, PUBLIC_URL: 'https://a.example' })).toMatchObject({
      publicUrl: 'https://a.example',
      contactEmail: 'help@a.example',
    });
  });

  test('[123] takes one provider of translations at most', () => {
    const libre = { LIBRETRANSLATE_URL: 'http://libretranslate:5000/' };
    expect(readConfig({ ...enough, ...libre }).LIBRETRANSLATE_URL).toBe('http://libretranslate:5000');
    expect(problemsOf({ ...enough, ...libre, GOOGLE_TRANSLATE_API_KEY: 'k' })).toContain(
      'LIBRETRANSLATE_URL and GOOGLE_TRANSLATE_API_KEY are both set',
    );
    expect(problemsOf({ ...enough, LIBRETRANSLATE_URL: 'ftp://x' })).toContain(
      'LIBRETRANSLATE_URL must be a URL',
    );
  });

  test('[219] takes both ids of HubSpot’s form or none', () => {
    expect(problemsOf({ ...enough, HUBSPOT_PORTAL_ID: '1' })).toContain(
      'HUBSPOT_PORTAL_ID and HUBSPOT_FORM_ID must be set together',
    );
    expect(problemsOf({ ...enough, HUBSPOT_FORM_ID: 'a/b' })).toContain('HUBSPOT_FORM_ID must be an id');
    const config = readConfig({ ...enough, HUBSPOT_PORTAL_ID: '1', HUBSPOT_FORM_ID: 'a-b' });
    expect(config.HUBSPOT_URL).toBe('https://api.hsforms.com');
  });

  test('refuses demo accounts in production', () => {
    expect(problemsOf({ ...enough, APP_ENV: 'PRODUCTION_CN', DEMO_DATA: 'true' })).toContain('DEMO_DATA');
  });

  test('[38] offers the services whose variables are all set', () => {
    expect(readConfig(enough).socialProviders).toEqual([]);
    const wechat = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' };
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's' };
    expect(readConfig({ ...enough, ...wechat, ...google }).socialProviders).toEqual(['GOOGLE', 'WECHAT']);
  });

  test('refuses a service that is configured by half, together with every other problem', () => {
    const message = problemsOf({ JWT_SECRET: 'x'.repeat(32), GOOGLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'T' });
    expect(message).toContain('DATABASE_URL is not set');
    expect(message).toContain('GOOGLE_CLIENT_SECRET is not set, but other variables of Google sign-in are');
    expect(message.match(/^ {2}APPLE_\w+ is not set/gm)).toHaveLength(3);
    expect(message).not.toMatch(/FACEBOOK|WECHAT/);
  });

  test('sends no secret of a service over plain http, and takes no other key than Apple makes', () => {
    expect(problemsOf({ ...enough, GOOGLE_ISSUER: 'http://accounts.example' })).toMatch(/GOOGLE_ISSUER must/);
    expect(problemsOf({ ...enough, GOOGLE_ISSUER: 'http://127.0.0.1:9000/' })).toBe('');
    expect(problemsOf({ ...enough, APPLE_PRIVATE_KEY: 'hunter2' })).toMatch(
      /APPLE_PRIVATE_KEY must be the PEM/,
    );
  });

  test('asks staff for a second factor unless told otherwise', () => {
    expect(readConfig(enough).STAFF_SECOND_FACTOR).toBe('required');
    expect(problemsOf({ ...enough, STAFF_SECOND_FACTOR: 'no' })).toMatch(/STAFF_SECOND_FACTOR must be/);
  });
});
