import { statement, type Transaction } from '@lyceum/kernel';
import { keysOf } from './keys';
import { FilesErased } from './uploads.events';

/** Whatever led to `uploadId`, and its own address, lead to `id` from now on. */
const redirectStatement = statement(
  'uploads.redirect-replaced',
  `WITH older AS (UPDATE upload_redirects SET upload_id = $id WHERE upload_id = $uploadId)
  INSERT INTO upload_redirects (url, upload_id) SELECT url, $id FROM uploads WHERE id = $uploadId`,
);

/** Forgets file `uploadId`; its owner has the room again. */
const forgetStatement = statement(
  'uploads.forget',
  `WITH gone AS (DELETE FROM uploads WHERE id = $uploadId RETURNING owner_id, is_counted, stored_bytes)
  UPDATE upload_usage u SET bytes = GREATEST(0, u.bytes - CASE WHEN gone.is_counted THEN gone.stored_bytes ELSE 0 END)
  FROM gone WHERE u.owner_id = gone.owner_id`,
);

/** Has the address of a file lead to another one; its bytes go once the transaction has committed. */
export async function replaceFile(
  transaction: Transaction,
  file: { readonly id: string; readonly url: string },
  id: string,
): Promise<void> {
  await transaction.count(redirectStatement, { uploadId: file.id, id });
  await transaction.count(forgetStatement, { uploadId: file.id });
  transaction.raise(FilesErased, { keys: keysOf(file.url) });
}
