import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './files.ts';

/** The part of the server's configuration that deployments are held against. */
interface ServerConfig {
  readonly environmentSchema: { readonly shape: Record<string, SchemaOfVariable> };
  /** @throws ConfigError listing every variable that is wrong */
  readConfig(environment: Record<string, string>): unknown;
}

interface SchemaOfVariable {
  safeParse(value: unknown): { success: true; data: unknown } | { success: false };
}

const folder = join(root, 'libs/server/kernel/src/config');

/** Tools are no part of the server and import nothing of it; what runs there is loaded as it would be by a stranger. */
export async function loadServerConfig(): Promise<ServerConfig> {
  const [schema, config] = (await Promise.all(
    ['config.schema.ts', 'config.ts'].map((name) => import(pathToFileURL(join(folder, name)).href)),
  )) as [Pick<ServerConfig, 'environmentSchema'>, Pick<ServerConfig, 'readConfig'>];
  return { ...schema, ...config };
}
