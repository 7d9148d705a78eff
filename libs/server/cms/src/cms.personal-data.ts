import { isPresent, people } from '@lyceum/auth';
import { rolesHolding } from '@lyceum/contracts/permissions';
import {
  PersonalDataSource,
  PreparedQueries,
  statement,
  StoredPersonalData,
  type Transaction,
} from '@lyceum/kernel';
import { KeptFilesService } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';

/** Pictures that somebody sent to the library, and which of the other editors keeps them. */
const heirQuery = statement<{ urls: string[] | null; heir: string | null }>(
  'cms.heir-of-media',
  `SELECT array_agg(m.url) AS urls, (
     SELECT u.id ${people.from('u')}
     WHERE u.id <> $userId AND u.roles && '{${rolesHolding('content.edit').join(',')}}'::text[] AND ${isPresent('u')}
     ORDER BY u.id LIMIT 1) AS heir
   FROM media m WHERE m.sent_by = $userId`,
);

/** What somebody wrote for the public site, and sent. Texts and pictures are the house's, whoever of the staff they came from. */
@Injectable()
@PersonalDataSource('site')
export class CmsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    written: statement<{ type: string; title: string; version: number; savedAt: Date }>(
      'cms.export-written',
      `SELECT e.type, e.title, v.version, v.saved_at AS "savedAt"
       FROM content_versions v JOIN content_entries e ON e.id = v.entry_id WHERE v.saved_by = $userId
       ORDER BY v.entry_id, v.version`,
    ),
    scheduled: statement<{ type: string; title: string; publishAt: Date | null; unpublishAt: Date | null }>(
      'cms.export-scheduled',
      `SELECT type, title, publish_at AS "publishAt", unpublish_at AS "unpublishAt" FROM content_entries
       WHERE scheduled_by = $userId ORDER BY id`,
    ),
    pictures: statement<{ title: string; url: string; createdAt: Date }>(
      'cms.export-pictures',
      `SELECT title, url, created_at AS "createdAt" FROM media WHERE sent_by = $userId ORDER BY id`,
    ),
  };

  protected override readonly erasures = [
    statement('cms.forget-editor', 'UPDATE content_versions SET saved_by = NULL WHERE saved_by = $userId'),
    statement(
      'cms.forget-scheduler',
      'UPDATE content_entries SET scheduled_by = NULL WHERE scheduled_by = $userId',
    ),
    statement('cms.forget-sender', 'UPDATE media SET sent_by = NULL WHERE sent_by = $userId'),
  ];

  constructor(
    queries: PreparedQueries,
    private readonly files: KeptFilesService,
  ) {
    super(queries);
  }

  /** Their pictures stay on the site: they are another editor's from now on. */
  override async erase(transaction: Transaction, userId: string): Promise<void> {
    const [left] = await transaction.rows(heirQuery, { userId });
    if (left?.heir) await this.files.handOver(transaction, left.urls ?? [], { from: userId, to: left.heir });
    await super.erase(transaction, userId);
  }
}
