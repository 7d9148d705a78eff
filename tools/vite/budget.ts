import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** First-load JavaScript of one page: all files it needs before it shows its content. Sizes in bytes after gzip. */
export interface FirstLoad {
  readonly page: string;
  readonly files: number;
  readonly gzipBytes: number;
  /** Null where there is no goal. */
  readonly limitBytes: number | null;
}

interface PageBudget {
  readonly page: string;
  readonly application: 'web' | 'ops';
  /** Modules loaded on demand that this page always demands, by the end of their key in the manifest. */
  readonly modules: readonly string[];
  readonly limitKilobytes: number | null;
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

const component = (route: string): string => `src/routes/${route}.tsx?tsr-split=component`;

const pages: readonly PageBudget[] = [
  {
    page: '/',
    application: 'web',
    modules: ['src/app/public-frame.tsx', 'src/app/extra-banner.tsx', component('_public/index')],
    limitKilobytes: 120,
  },
  {
    page: '/konnect',
    application: 'web',
    modules: [
      'src/app/shell/signed-in-layout.tsx',
      component('_app/konnect'),
      'src/features/forum/home/latest-posts.tsx',
    ],
    limitKilobytes: 170,
  },
  {
    page: '/ops/users',
    application: 'ops',
    modules: [component('_console'), component('_console/users/index')],
    limitKilobytes: null,
  },
];

/** 1 kB is 1,000 bytes, as browsers count transfers. */
const kilobyte = 1_000;

/** Reads the figures of the built front ends. @throws Error when a build or a page's chunk is missing */
export function measureFirstLoads(root: string): FirstLoad[] {
  return pages.map(({ page, application, modules, limitKilobytes }) => {
    const folder = join(root, 'apps', application, 'dist');
    const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
    const files = filesOf(manifest, ['index.html', ...modules.map((end) => keyEndingIn(manifest, end))]);
    const sizes = [...files].map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
    return {
      page,
      files: files.size,
      gzipBytes: sizes.reduce((sum, size) => sum + size, 0),
      limitBytes: limitKilobytes === null ? null : limitKilobytes * kilobyte,
    };
  });
}

function keyEndingIn(manifest: Manifest, end: string): string {
  const key = Object.keys(manifest).find((candidate) => candidate.endsWith(end));
  if (key === undefined)
    throw new Error(`The build has no chunk for ${end}: adapt the pages in tools/vite/budget.ts.`);
  return key;
}

/** The files of these chunks and of everything they import before they can run. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  keys.forEach(visit);
  return files;
}

/** The figures as lines of a table, one a page, and whether any is above its limit. */
export function describeFirstLoads(loads: readonly FirstLoad[]): { lines: string[]; isWithin: boolean } {
  const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} kB`;
  const isWithinLimit = ({ gzipBytes, limitBytes }: FirstLoad): boolean =>
    limitBytes === null || gzipBytes <= limitBytes;
  const lines = loads.map((load) => {
    const limit = load.limitBytes === null ? 'no limit' : `≤ ${inKilobytes(load.limitBytes)}`;
    const verdict = isWithinLimit(load) ? 'ok' : 'TOO LARGE';
    return `${load.page.padEnd(12)}${inKilobytes(load.gzipBytes).padStart(10)}  ${limit.padEnd(11)}  ${load.files} files  ${verdict}`;
  });
  return { lines: ['First-load JavaScript, gzip', ...lines], isWithin: loads.every(isWithinLimit) };
}

if (import.meta.main) {
  const { lines, isWithin } = describeFirstLoads(measureFirstLoads(join(import.meta.dirname, '../..')));
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = isWithin ? 0 : 1;
}
