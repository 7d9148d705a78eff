import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A store that speaks S3 and checks signatures, on a port of its own. */
export interface FakeS3 {
  /** Settings of a server that keeps its files there. */
  readonly environment: Record<string, string>;
  close(): Promise<void>;
}

export async function startFakeS3(): Promise<FakeS3> {
  const directory = await mkdtemp(join(tmpdir(), 'lyceum-fake-s3-'));
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory, resetOnClose: false },
    configureBuckets: [{ name: 'lyceum-files', configs: [] }],
  });
  const { port } = await store.run();
  return {
    environment: {
      OBJECT_STORE_BUCKET: 'lyceum-files',
      OBJECT_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
      OBJECT_STORE_PATH_STYLE: 'true',
      // The pair the fake knows.
      OBJECT_STORE_ACCESS_KEY_ID: 'S3RVER',
      OBJECT_STORE_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
