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

/**
 * To list a bucket is to ask for `/bucket/`, and that is what is signed; the fake checks `/bucket`. A path under the
 * bucket's own name is put together as it came.
 */
function signAsSent(ctx: S3rver.Context, next: () => Promise<void>): Promise<void> {
  if (/^\/[^/]+\/$/.test(ctx.path)) [ctx.state.vhost, ctx.mountPath] = [true, '/'];
  return next();
}

export async function startFakeS3(): Promise<FakeS3> {
  const directory = await mkdtemp(join(tmpdir(), 'lyceum-fake-s3-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    resetOnClose: false,
    configureBuckets: [{ name: 'lyceum-files', configs: [] }],
  });
  // Before the last one, which checks signatures and answers.
  store.middleware.splice(-1, 0, signAsSent);
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
