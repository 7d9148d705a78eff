import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { serverFlags } from '../launcher/api-process.ts';
import { readText, root } from './files.ts';
import { loadServerConfig } from './server-config.ts';

interface Container {
  command: string[];
  env: { name: string; value: string }[];
  envFrom: object[];
  readinessProbe?: object;
  livenessProbe?: object;
  securityContext: object;
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    template: {
      spec: { containers: [Container]; terminationGracePeriodSeconds: number; securityContext: object };
    };
  };
}

interface Values {
  config: Record<string, string>;
  api: { drainSeconds: number; replicas: number; autoscaling: object };
  ingress: object;
}

const chart = join(root, 'docker/helm/lyceum');
const values = parse(readText('docker/helm/lyceum/values.yaml')) as Values;
const isValid = new Ajv({ strict: false }).compile(
  JSON.parse(readText('docker/helm/lyceum/values.schema.json')) as object,
);
const secrets = {
  DATABASE_URL: 'postgres://lyceum:secret@db:5432/lyceum',
  REDIS_URL: 'redis://redis:6379',
  JWT_SECRET: 'x'.repeat(48),
  SMTP_URL: 'smtps://lyceum:secret@mail.example',
};

async function render(overrides: Partial<Values> = {}): Promise<Manifest[]> {
  const merged = JSON.stringify({ ...values, ...overrides });
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(root, 'tools/docker/render-chart.ts'),
    chart,
    merged,
  ]);
  return Object.values(JSON.parse(stdout) as Record<string, string>).flatMap((text) =>
    parseAllDocuments(text)
      .filter((document) => document.contents !== null)
      .map((document) => {
        expect(document.errors).toEqual([]);
        return document.toJS() as Manifest;
      }),
  );
}

let manifests: Manifest[];
let config: Awaited<ReturnType<typeof loadServerConfig>>;
beforeAll(async () => {
  [manifests, config] = await Promise.all([render(), loadServerConfig()]);
});

function deploymentOf(role: 'api' | 'worker') {
  const found = manifests.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name.endsWith(`-${role}`),
  );
  const pod = found?.spec?.template.spec;
  if (!pod) throw new Error(`No deployment of the ${role} role`);
  return { replicas: found.spec?.replicas, pod, container: pod.containers[0] };
}

test('the chart makes what a cluster needs, and its values fit their schema', () => {
  expect(isValid(values)).toBe(true);
  for (const { metadata } of manifests)
    expect(metadata).toMatchObject({
      name: expect.stringMatching(/^test-lyceum(-api|-worker)?$/),
      labels: { 'app.kubernetes.io/name': 'lyceum', 'app.kubernetes.io/version': '2.2.0' },
    });
  expect(manifests.map(({ kind }) => kind).sort()).toEqual([
    'ConfigMap',
    'Deployment',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'PodDisruptionBudget',
    'PodDisruptionBudget',
    'Service',
  ]);
});

test('secrets and what belongs to a role are refused among the plain values', () => {
  for (const name of ['JWT_SECRET', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'RUN_JOBS', 'PORT', 'lower'])
    expect([name, isValid({ ...values, config: { ...values.config, [name]: 'x' } })]).toEqual([name, false]);
});

describe.each(['api', 'worker'] as const)('the %s role', (role) => {
  test('gets variables the server knows, and with the secret they are a configuration', () => {
    const plain = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
    const own = deploymentOf(role).container.env.map(({ name, value }) => [name, value] as const);
    const environment = { ...plain, ...Object.fromEntries(own) };
    expect(Object.keys(config.environmentSchema.shape)).toEqual(
      expect.arrayContaining(Object.keys(environment)),
    );
    expect(config.readConfig({ ...environment, ...secrets })).toMatchObject({ isProduction: true });
    expect(deploymentOf(role).container.envFrom).toHaveLength(2);
  });

  test('runs its own program, not as root, on a read-only file system', () => {
    const { pod, container } = deploymentOf(role);
    const program = role === 'api' ? 'apps/api/dist/main.js' : 'apps/api/dist/worker.js';
    expect(container.command).toEqual(['node', ...serverFlags, program]);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
  });

  test('may finish what it does before it is killed', () => {
    const { pod, container } = deploymentOf(role);
    const drain = Number(container.env.find(({ name }) => name === 'DRAIN_SECONDS')?.value ?? 0);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 40);
  });
});

test('the api role is probed where the server answers', () => {
  expect(deploymentOf('api').container).toMatchObject({
    livenessProbe: { httpGet: { path: '/health/live' } },
    readinessProbe: { httpGet: { path: '/health/ready' } },
  });
  const doors = readText('libs/server/kernel/src/health/health.controller.ts');
  expect(doors).toMatch(/@Controller\('health'\)[^]*@Get\('live'\)[^]*@Get\('ready'\)/);
});

test('without autoscaling the number of replicas is the one given; without an ingress there is none', async () => {
  expect(deploymentOf('api').replicas).toBeUndefined();
  manifests = await render({
    api: { ...values.api, replicas: 3, autoscaling: { enabled: false } },
    ingress: { enabled: false },
  });
  expect(deploymentOf('api').replicas).toBe(3);
  const kinds = manifests.map(({ kind }) => kind);
  expect(kinds).not.toContain('HorizontalPodAutoscaler');
  expect(kinds).not.toContain('Ingress');
});
