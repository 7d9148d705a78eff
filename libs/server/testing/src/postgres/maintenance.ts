import { Client } from 'pg';

/** Address of one database on the throw-away server of this test run. */
export function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs `work` on a session of the maintenance database, where databases are created and dropped. */
export async function withMaintenance(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env['LYCEUM_TEST_POSTGRES_URL'];
  if (url === undefined) {
    throw new Error(
      'No test server: this suite must be *.int-spec.ts or *.e2e-spec.ts and run through Jest.',
    );
  }
  return url;
}
