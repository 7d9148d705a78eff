import type { Transaction } from '@lyceum/kernel';
import { keysOf } from '../keys';
import { incomingKey } from '../object-store/object-store.port';
import { FilesErased } from '../uploads.events';

/** Keys of one event. */
const keysAtOnce = 500;

/** Has the objects of files go once the transaction that deletes their rows has committed. */
export function raiseErased(
  transaction: Transaction,
  gone: readonly { readonly id: string; readonly url: string }[],
): void {
  const keys = gone.flatMap(({ id, url }) => [incomingKey(id), ...keysOf(url)]);
  for (let start = 0; start < keys.length; start += keysAtOnce)
    transaction.raise(FilesErased, { keys: keys.slice(start, start + keysAtOnce) });
}
