import { Injectable } from '@nestjs/common';
import { type Delivered, Subscribe } from '@lyceum/kernel';
import { ObjectStore } from '../object-store/object-store.port';
import { FilesErased } from '../uploads.events';

/** Removes the objects of files whose rows are gone; a store cannot take part in a transaction. */
@Injectable()
export class ErasedFilesProcessor {
  constructor(private readonly store: ObjectStore) {}

  @Subscribe(FilesErased, 'uploads.remove-objects', { lane: 'files' })
  async remove({ payload }: Delivered<typeof FilesErased>): Promise<void> {
    await this.store.remove(payload.keys);
  }
}
