import { glob, readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { roles } from '@lyceum/contracts/auth';
import { appEnvironments, appVersion } from '@lyceum/contracts/common';
import { paymentMethods, paymentStatuses } from '@lyceum/contracts/payments';
import { privacyLevels } from '@lyceum/contracts/shell';
import { readConfig } from '@lyceum/kernel';
import { isEnumType } from 'graphql';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
});

test('[249] the server says it is version 2.2.0', async () => {
  const { body } = await server.http.get('/openapi.json').expect(200);
  expect(body).toMatchObject({ info: { version: '2.2.0' } });
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  expect([appVersion, manifest.version]).toEqual(['2.2.0', '2.2.0']);
});

test('[249] it runs as any of the environments, in China too, and as no other', () => {
  const environment = { DATABASE_URL: 'postgres://me@localhost/lyceum', JWT_SECRET: 'x'.repeat(32) };
  const names = ['LOCAL', 'DEVELOPMENT', 'QA', 'TEST', 'PRODUCTION'];
  const inChina = ['DEVELOPMENT_CN', 'QA_CN', 'TEST_CN', 'PRODUCTION_CN'];
  expect([...appEnvironments].sort()).toEqual([...names, ...inChina].sort());
  expect(() => readConfig({ ...environment, APP_ENV: 'STAGING' })).toThrow(/APP_ENV must be one of LOCAL/);
});

test('[256] the API has the lists of the contracts: privacy, roles, payments', () => {
  const types = server.app.get(GraphQLSchemaHost).schema.getTypeMap();
  const valuesOf = (name: string): string[] => {
    const type = types[name];
    return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  };
  expect(privacyLevels).toEqual(['PRIVATE', 'FRIENDS', 'GLOBAL']);
  expect(valuesOf('Privacy').sort()).toEqual([...privacyLevels].sort());
  expect(valuesOf('Role').sort()).toEqual([...roles].sort());
  expect(valuesOf('PaymentMethod').sort()).toEqual([...paymentMethods].sort());
  expect(valuesOf('PaymentStatus').sort()).toEqual([...paymentStatuses].sort());
});

/** Two neighbours of a list, as a second copy of it would have them. */
const copies = [
  /'PRIVATE',\s*'FRIENDS'/,
  /'ALIPAY',\s*'WECHATPAY'/,
  /'PENDING',\s*'DIGITAL_PENDING'/,
  /'EVENT_ADMIN',\s*'SUMMIT_ADMIN',\s*'COURSE_ADMIN',\s*'INTERVIEWER'/,
  /enum\(\['asc',\s*'desc'\]/,
];

test('[256] no program has a list of its own beside them', async () => {
  const found: string[] = [];
  // A migration says what held when it was written.
  const exclude = (path: string): boolean => /node_modules|dist|generated|migrations|\.gen\.ts/.test(path);
  for await (const path of glob('{apps,libs}/**/src/**/*.{ts,tsx}', { exclude })) {
    if (/\.(spec|int-spec|e2e-spec|cases)\.tsx?$/.test(path)) continue;
    const text = await readFile(path, 'utf8');
    if (copies.some((copy) => copy.test(text))) found.push(path);
  }
  expect(found.every((path) => path.startsWith('libs/contracts/src/'))).toBe(true);
  expect(found.length).toBeGreaterThanOrEqual(3);
});
