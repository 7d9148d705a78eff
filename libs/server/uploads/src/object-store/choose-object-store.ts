import type { Config, OutgoingCalls } from '@lyceum/kernel';
import type { LocalObjectStore } from './local-object-store';
import type { ObjectStore } from './object-store.port';

/** The store of this installation: S3 where a bucket is named, a folder otherwise. */
export async function chooseObjectStore(
  config: Config,
  local: LocalObjectStore,
  calls: OutgoingCalls,
): Promise<ObjectStore> {
  if (config.OBJECT_STORE_BUCKET === undefined) return local;
  // Most installations never load the SDK.
  const { S3ObjectStore } = await import('./s3-object-store');
  return new S3ObjectStore(config, calls);
}
