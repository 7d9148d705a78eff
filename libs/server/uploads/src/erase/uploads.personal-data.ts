import { Injectable } from '@nestjs/common';
import {
  type AnyRow,
  PersonalDataSource,
  statement,
  StoredPersonalData,
  type Transaction,
} from '@lyceum/kernel';
import { raiseErased } from './raise-erased';

const deleteUploadUsageStatement = statement(
  'uploads.delete-upload-usage',
  'DELETE FROM upload_usage WHERE owner_id = $userId',
);

const deleteUploadsStatement = statement<{ id: string; url: string }>(
  'uploads.delete-uploads',
  'DELETE FROM uploads WHERE owner_id = $userId RETURNING id, url',
);

/** The files somebody has sent. */
@Injectable()
@PersonalDataSource('uploads')
export class UploadsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    files: statement<AnyRow>(
      'uploads.export',
      `SELECT name, bucket, folder, target, type, size::float8 AS size, state, created_at AS "createdAt",
              CASE WHEN state = 'READY' THEN url END AS url
       FROM uploads WHERE owner_id = $userId ORDER BY created_at, id`,
    ),
  };

  /** The objects go once the transaction has committed, with an event. */
  override async erase(transaction: Transaction, userId: string): Promise<void> {
    const gone = await transaction.rows(deleteUploadsStatement, { userId });
    await transaction.count(deleteUploadUsageStatement, { userId });
    raiseErased(transaction, gone);
  }
}
