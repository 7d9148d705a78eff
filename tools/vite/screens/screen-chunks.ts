import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { mergeChunks, withImports } from './merge-chunks.ts';
import { readRoutes, type Route } from './route-tree.ts';

/** By a route's id, files from the front end's folder. */
export type FilesOfRoutes = Readonly<Record<string, readonly string[]>>;

/** What the build cannot see of a front end by itself. */
export interface Loading {
  /** What a route shows at once though its file does not import it. */
  readonly shownWith: FilesOfRoutes;
  /** What people who open a route read next, and wait for (`nextPart`). */
  readonly shownNext: FilesOfRoutes;
  /** Parts that come to every screen once it stands, wherever one has gone: files from the front end's folder, or their end. */
  readonly afterwards: readonly string[];
}

/** What the page of a path loads before it shows its content. Files as they lie in the build, first needed first. */
export interface Screen {
  /** The route's id, which names the layouts around it: `/_app/thread/$threadId`. */
  readonly id: string;
  /** The route's path: `/thread/$threadId`. */
  readonly path: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Where the build says what each screen loads, below its folder. */
export const firstLoadFile = '.vite/first-load.json';

type OutputChunk = Rolldown.OutputChunk;

/**
 * How much the bytes of a load count: strangers judge by what they see first and then by the other public screens, people
 * come back to the same few every day, and nobody waits for all parts that come later. Of those that come anyway files count.
 */
const weights = {
  strangersScreen: 30,
  publicScreen: 1.2,
  dailyScreen: 4,
  screen: 1,
  shownNext: 1,
  afterwards: 0.5,
  laterPart: 0.04,
};

/** What somebody sees first of the house: the landing page, and a thread that a friend has sent. */
const strangersScreens = ['/', '/shared/$threadId'];
/** Where people are every day. */
const dailyScreens = ['/konnect', '/community', '/community/$name', '/thread/$threadId', '/chat'];

/**
 * Puts the modules of a build into few files a screen. A first build, kept in memory, shows which chunks each screen
 * needs; the second puts together those that go together. Screens are the routes of the route tree.
 */
export function screenChunks(loading: Loading, plainBuild: () => InlineConfig) {
  const groupOf = new Map<string, string>();
  let root = '';
  const plugin: Plugin = {
    name: 'lyceum:screen-chunks',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async buildStart() {
      const result = await build({ ...plainBuild(), root, configFile: false, logLevel: 'error' });
      const { output } = Array.isArray(result)
        ? (result[0] ?? { output: [] })
        : (result as Rolldown.RolldownOutput);
      for (const [id, name] of findGroups(output, readScreens(root), loading)) groupOf.set(id, name);
    },
    generateBundle(_options, bundle) {
      const chunks = chunksOf(Object.values(bundle));
      assertNoCircle(chunks);
      const screens = readScreens(root).map((route) => toScreen(route, chunks, loading.shownWith));
      this.emitFile({ type: 'asset', fileName: firstLoadFile, source: JSON.stringify(screens, null, 1) });
    },
  };
  return {
    plugin,
    group: {
      debugName: 'screens',
      name: (id: string) => groupOf.get(id) ?? null,
      // A module stays with those that the same screens need, whoever imports it.
      includeDependenciesRecursively: false,
    },
  };
}

const readScreens = (root: string): Route[] => readRoutes(join(root, 'src/route-tree.gen.ts'));

const chunksOf = (files: readonly (OutputChunk | Rolldown.OutputAsset)[]): OutputChunk[] =>
  files.filter((file) => file.type === 'chunk');

/** The name of the group each module belongs to, for those that belong to one. */
function findGroups(
  output: readonly (OutputChunk | Rolldown.OutputAsset)[],
  routes: readonly Route[],
  { shownWith, shownNext, afterwards }: Loading,
): Map<string, string> {
  const chunks = chunksOf(output);
  const weigh = ({ fileName, viteMetadata }: OutputChunk): number =>
    output
      .filter((file) => file.fileName === fileName || viteMetadata?.importedCss.has(file.fileName))
      .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  const initial = withImports(
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
    importsOf(chunks),
  );
  const groups = mergeChunks(
    chunks.map((chunk) => ({
      name: chunk.fileName,
      bytes: weigh(chunk),
      isStyled: (chunk.viteMetadata?.importedCss.size ?? 0) > 0,
      imports: chunk.imports,
      isShared: !chunk.isDynamicEntry && !initial.has(chunk.fileName),
    })),
    [
      ...routes.map((route) => ({
        roots: rootsOf(route, chunks, shownWith),
        weight: weightOf(route),
      })),
      ...routes.flatMap((route) => {
        const files = shownNext[route.id] ?? [];
        const roots = files.map((file) => holding(file, chunks).fileName);
        return roots.length === 0
          ? []
          : [{ roots: [...rootsOf(route, chunks, shownWith), ...roots], weight: weights.shownNext }];
      }),
      {
        roots: afterwards.map((file) => holding(file, chunks).fileName),
        weight: weights.afterwards,
      },
      ...chunks
        .filter(({ isDynamicEntry }) => isDynamicEntry)
        .map(({ fileName }) => ({ roots: [fileName], weight: weights.laterPart })),
    ],
  );
  const modulesOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
  return new Map(
    groups.flatMap((members, index) =>
      members
        .flatMap((name) => modulesOf.get(name) ?? [])
        .map((id) => [id, `part-${String(index)}`] as const),
    ),
  );
}

function weightOf({ id, path }: Route): number {
  if (strangersScreens.includes(path)) return weights.strangersScreen;
  if (dailyScreens.includes(path)) return weights.dailyScreen;
  return id.startsWith('/_public/') ? weights.publicScreen : weights.screen;
}

/**
 * The chunks a route's page asks for: the entry, then from the outside to the inside what each layout and the route
 * show.
 */
function rootsOf({ files, ids }: Route, chunks: readonly OutputChunk[], shownWith: FilesOfRoutes): string[] {
  const shown = ids.flatMap((id) => shownWith[id] ?? []).map((file) => holding(file, chunks));
  // Routes that only lead on have no component.
  const components = files.flatMap((file) => chunkOf(`${file}.tsx?tsr-split=component`, chunks) ?? []);
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return [...entries, ...shown, ...components].map(({ fileName }) => fileName);
}

const chunkOf = (end: string, chunks: readonly OutputChunk[]): OutputChunk | undefined =>
  chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(end)));

/** The chunk with a file that the configuration names. @throws Error when the build has none */
function holding(file: string, chunks: readonly OutputChunk[]): OutputChunk {
  const chunk = chunkOf(`/${file}`, chunks);
  if (!chunk) throw new Error(`The build has no ${file}: adapt vite.config.ts.`);
  return chunk;
}

function toScreen(route: Route, chunks: readonly OutputChunk[], shownWith: FilesOfRoutes): Screen {
  const scripts = [...withImports(rootsOf(route, chunks, shownWith), importsOf(chunks))];
  return { id: route.id, path: route.path, scripts, styles: stylesOf(scripts, chunks) };
}

/** Style sheets of these chunks, those of what a chunk imports before its own, as they would come one by one. */
function stylesOf(scripts: readonly string[], chunks: readonly OutputChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(visit);
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
  };
  scripts.forEach(visit);
  return [...styles];
}

const importsOf = (chunks: readonly OutputChunk[]): Map<string, readonly string[]> =>
  new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));

/** @throws Error when chunks import each other: one of them would run before what it needs */
function assertNoCircle(chunks: readonly OutputChunk[]): void {
  const imports = importsOf(chunks);
  const circle = chunks.filter((chunk) => withImports(chunk.imports, imports).has(chunk.fileName));
  if (circle.length > 0)
    throw new Error(`Chunks import each other: ${circle.map(({ fileName }) => fileName).join(', ')}.`);
}
