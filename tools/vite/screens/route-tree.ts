import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A route as the router's generator wrote it down. */
export interface Route {
  /** With the names of layouts: `/_app/thread/$threadId`. */
  readonly id: string;
  /** As people know it: `/thread/$threadId`. */
  readonly path: string;
  /** Its file and those of the routes around it, outermost first; without extension. */
  readonly files: readonly string[];
  /** Its id and those of the routes around it, outermost first. */
  readonly ids: readonly string[];
}

const entryPattern =
  /id: '(?<id>[^']+)';?\s+path: '[^']*';?\s+fullPath: '(?<path>[^']*)';?\s+preLoaderRoute: typeof (?<name>\w+)RouteImport;?\s+parentRoute: typeof (?<parent>\w+?)(?:Route|RouteImport);?\s/g;

/** All routes that show a screen, from the generated route tree. Layouts are in `files` of what stands in them. */
export function readRoutes(file: string): Route[] {
  const text = readFileSync(file, 'utf8');
  const fileOf = new Map(
    [...text.matchAll(/import \{ Route as (\w+)RouteImport \} from '(.+)';?/g)].map(
      ([, name = '', path = '']) => [name, join(dirname(file), path)],
    ),
  );
  const entries = [...text.matchAll(entryPattern)].map(({ groups = {} }) => ({
    id: groups['id'] ?? '',
    path: groups['path'] ?? '',
    name: groups['name'] ?? '',
    parent: groups['parent'] ?? '',
  }));
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const parents = new Set(entries.map(({ parent }) => parent));
  const chainOf = (name: string): typeof entries => {
    const entry = byName.get(name);
    return entry ? [...chainOf(entry.parent), entry] : [];
  };
  return entries
    .filter(({ name }) => !parents.has(name))
    .map(({ id, path, name }) => ({
      id,
      path: path.length > 1 ? path.replace(/\/$/, '') : path,
      files: ['root', ...chainOf(name).map((entry) => entry.name)].flatMap((part) => fileOf.get(part) ?? []),
      ids: chainOf(name).map((entry) => entry.id),
    }));
}
