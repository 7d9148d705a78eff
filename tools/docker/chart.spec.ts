import { beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { serverFlags } from '../launcher/api-process.ts';
import { type Manifest, render, values } from './chart.ts';
import { readText } from './files.ts';
import { loadServerConfig } from './server-config.ts';

const isValid = new Ajv({ strict: false }).compile(
  JSON.parse(readText('docker/helm/lyceum/values.schema.json')) as object,
);
const secrets = {
  DATABASE_URL: 'postgres://lyceum:secret@db:5432/lyceum',
  REDIS_URL: 'redis://redis:6379',
  JWT_SECRET: 'x'.repeat(48),
  SMTP_URL: 'smtps://lyceum:secret@mail.example',
};

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

test('secrets and what belongs to a role or the image are refused among the plain values, and nothing else', () => {
  const accepts = (name: string, value = 'x') =>
    isValid({ ...values, config: { ...values.config, [name]: value } });
  const refused = Object.keys(config.environmentSchema.shape).filter((name) => !accepts(name));
  expect(refused.sort()).toEqual(
    [
      ...[
        'APPLE_PRIVATE_KEY',
        'FACEBOOK_APP_SECRET',
        'GOOGLE_CLIENT_SECRET',
        'WECHAT_APP_SECRET',
        'JWT_SECRET',
      ],
      ...['GOOGLE_TRANSLATE_API_KEY', 'LIBRETRANSLATE_API_KEY'],
      'CALLS_TURN_SECRET',
      ...['LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET', 'ZOOM_CLIENT_SECRET', 'ZOOM_WEBHOOK_SECRET'],
      'MAIL_REPORTS_SECRET',
      ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PAYPAL_SECRET'],
      ...['OBJECT_STORE_ACCESS_KEY_ID', 'OBJECT_STORE_SECRET_ACCESS_KEY'],
      ...['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'],
      ...['RUN_JOBS', 'JOB_CONCURRENCY', 'DRAIN_SECONDS', 'HOST', 'PORT', 'FRONT_END_DIR', 'OBJECTS_DIR'],
    ].sort(),
  );
  expect(accepts('lower')).toBe(false);
  expect(accepts('OBJECT_STORE_ENDPOINT', 'https://key:secret@store.example')).toBe(false);
});

test('files go to a bucket, or to a claim that all pods share, and never into a pod', async () => {
  const { OBJECT_STORE_BUCKET: bucket, ...config } = values.config;
  expect(bucket).not.toBe('');
  expect(isValid({ ...values, config })).toBe(false);
  const claimed = { config, files: { existingClaim: 'shared' } };
  expect(isValid({ ...values, ...claimed })).toBe(true);
  for (const manifest of (await render(claimed)).filter(({ kind }) => kind === 'Deployment')) {
    const pod = manifest.spec?.template.spec;
    expect(pod?.volumes).toContainEqual({ name: 'files', persistentVolumeClaim: { claimName: 'shared' } });
    // Where the image has them (OBJECTS_DIR).
    expect(pod?.containers[0].volumeMounts).toContainEqual({ name: 'files', mountPath: '/files' });
    expect(pod?.securityContext).toMatchObject({ fsGroup: 1000 });
  }
  expect(readText('docker/api.Dockerfile')).toContain('ENV OBJECTS_DIR=/files');
});

test('[206] for rooms of our own the api pods can use the network of their nodes, which a Service cannot hand UDP ports on to', async () => {
  expect(deploymentOf('api').pod.hostNetwork).toBeUndefined();
  const onNodes = (await render({ calls: { hostNetwork: true } })).filter(
    ({ kind, spec }) => kind === 'Deployment' && spec?.template.spec.hostNetwork === true,
  );
  expect(onNodes.map(({ metadata }) => metadata.name)).toEqual(['test-lyceum-api']);
  // A new pod finds its ports free only once the old one of its node is gone.
  expect(onNodes[0]?.spec?.strategy?.rollingUpdate).toEqual({ maxUnavailable: 1, maxSurge: 0 });
  const [usual] = manifests.filter(({ metadata }) => metadata.name === 'test-lyceum-api');
  expect(usual?.spec?.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
});

test('by default there is more than one pod of each role', () => {
  expect(values.api.replicas).toBeGreaterThan(1);
  expect(values.api.autoscaling).toMatchObject({ minReplicas: values.api.replicas });
  expect(deploymentOf('worker').replicas).toBeGreaterThan(1);
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
    for (const name of Object.keys(secrets)) expect(Object.keys(environment)).not.toContain(name);
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
