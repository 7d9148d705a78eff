import { resolve } from 'node:path';

/** What the launcher itself needs to know. The rest of the environment goes to the server untouched. */
export interface Settings {
  /** The repository. */
  readonly root: string;
  /** Where database and secrets are kept between starts. */
  readonly dataDirectory: string;
  /** The person's own database; undefined means the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Whether an empty database gets the demo accounts and content. */
  readonly demoData: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. `LYCEUM_DATA_DIR` is relative to the repository; unset or empty it is `.data`. */
export function readSettings(root: string, environment: Environment): Settings {
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  return {
    root,
    dataDirectory: resolve(root, environment['LYCEUM_DATA_DIR'] || '.data'),
    databaseUrl,
    demoData: wantsDemoData(environment, databaseUrl),
  };
}

/** Accounts whose password is printed in a README never enter a database somebody brought along unasked. */
function wantsDemoData(environment: Environment, databaseUrl: string | undefined): boolean {
  const asked = environment['DEMO_DATA'];
  if (asked !== undefined && asked !== '') return asked === 'true' || asked === '1';
  return databaseUrl === undefined && !(environment['APP_ENV'] ?? '').startsWith('PRODUCTION');
}
