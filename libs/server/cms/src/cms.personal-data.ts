import { isPresent, people } from '@lyceum/auth';
import { staffRoles } from '@lyceum/contracts/auth';
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

const holds = (held: readonly string[]): string => `u.roles && '{${held.join(',')}}'::text[]`;

/** Who keeps the library's files of somebody who goes: another editor, or where there is none, whoever is of the staff. They are not erased meanwhile. */
const heirQuery = statement<{ id: string }>(
  'cms.heir-of-media',
  `SELECT u.id ${people.from('u')} WHERE u.id <> $userId AND u.erased_at IS NULL AND ${holds(staffRoles)}
   ORDER BY (${holds(rolesHolding('content.edit'))}) DESC, ${isPresent('u')} DESC, u.id LIMIT 1 FOR SHARE OF u`,
);

/** The files of the library, whoever has them now: who sent a picture first may be gone. */
const filesQuery = statement<{ url: string }>('cms.files-of-media', 'SELECT url FROM media');

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
    handedIn: statement<{ type: string; title: string; reviewAt: Date }>(
      'cms.export-handed-in',
      `SELECT type, title, review_at AS "reviewAt" FROM content_entries WHERE review_by = $userId ORDER BY id`,
    ),
    hasOpen: statement<{ type: string; title: string; seenAt: Date }>(
      'cms.export-open',
      `SELECT e.type, e.title, o.seen_at AS "seenAt"
       FROM content_editors o JOIN content_entries e ON e.id = o.entry_id WHERE o.user_id = $userId ORDER BY e.id`,
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
    statement('cms.forget-open', 'DELETE FROM content_editors WHERE user_id = $userId'),
    statement('cms.forget-reviewed', 'UPDATE content_entries SET review_by = NULL WHERE review_by = $userId'),
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
    await super.erase(transaction, userId);
    // Who was chosen may have been erased by the time the row is free: then there is another one.
    const [heir] = await transaction.rows(heirQuery, { userId });
    const to = heir ?? (await transaction.rows(heirQuery, { userId }))[0];
    const urls = (await transaction.rows(filesQuery)).map(({ url }) => url);
    if (to) await this.files.handOver(transaction, urls, { from: userId, to: to.id });
  }
}
