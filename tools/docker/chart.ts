import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { readText, root } from './files.ts';

interface Container {
  command: string[];
  env: { name: string; value: string }[];
  envFrom: object[];
  readinessProbe?: object;
  livenessProbe?: object;
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
}

/** What the chart makes, as far as tests look at it. */
export interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    strategy?: { rollingUpdate: { maxUnavailable: number; maxSurge: number } };
    template: {
      spec: {
        containers: [Container];
        terminationGracePeriodSeconds: number;
        hostNetwork?: boolean;
        securityContext: object;
        volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
      };
    };
  };
}

interface Values {
  config: Record<string, string>;
  files: { existingClaim: string };
  calls: { hostNetwork: boolean };
  api: { drainSeconds: number; replicas: number; autoscaling: object };
  ingress: object;
}

const chart = join(root, 'docker/helm/lyceum');

/** The chart's own values. */
export const values = parse(readText('docker/helm/lyceum/values.yaml')) as Values;

/** Renders the chart with its own values and these. @throws where what comes out is no YAML */
export async function render(overrides: Partial<Values> = {}): Promise<Manifest[]> {
  const merged = JSON.stringify({ ...values, ...overrides });
  const program = join(root, 'tools/docker/render-chart.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, chart, merged]);
  const texts = Object.values(JSON.parse(stdout) as Record<string, string>);
  return texts
    .flatMap((text) => parseAllDocuments(text))
    .filter((document) => document.contents !== null)
    .map((document) => {
      for (const error of document.errors) throw error;
      return document.toJS() as Manifest;
    });
}
