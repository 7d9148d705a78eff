import { CONFIG, type Config, OutgoingCalls } from '@lyceum/kernel';
import type { Provider } from '@nestjs/common';
import { LocalObjectStore } from './local-object-store';
import { ObjectStore } from './object-store.port';
import { PartFiles } from './part-files';

/** The store of this installation: S3 where a bucket is named, a folder otherwise. */
export const objectStoreProviders: Provider[] = [
  LocalObjectStore,
  PartFiles,
  {
    provide: ObjectStore,
    inject: [CONFIG, LocalObjectStore, OutgoingCalls],
    useFactory: async (
      config: Config,
      local: LocalObjectStore,
      calls: OutgoingCalls,
    ): Promise<ObjectStore> => {
      if (config.OBJECT_STORE_BUCKET === undefined) return local;
      // Most installations never load the SDK.
      const { S3ObjectStore } = await import('./s3-object-store');
      return new S3ObjectStore(config, calls);
    },
  },
];
