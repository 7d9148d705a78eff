import { join } from 'node:path';
import type { Database } from './database.ts';
import { ensureSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/**
 * The server's environment: what the person set, completed by what works on a laptop without any setting.
 * Variables set to nothing count as not set.
 */
export function serverEnvironment(
  settings: Settings,
  database: Database,
  defaults: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const person = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  return {
    LOG_FORMAT: 'pretty',
    OBJECTS_DIR: join(settings.dataDirectory, 'objects'),
    ...defaults,
    DEMO_DATA: String(settings.demoData),
    // The demo's staff account is to be tried out, not to be set up first.
    ...(settings.demoData ? { STAFF_SECOND_FACTOR: 'optional' } : {}),
    ...(person['JWT_SECRET'] === undefined ? ensureSecrets(settings.dataDirectory) : {}),
    ...person,
    DATABASE_URL: database.url,
  };
}

/** Where the built server is. */
export function builtServer(root: string): string {
  return join(root, 'apps', 'api', 'dist', 'main.js');
}
