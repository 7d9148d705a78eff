import { Injectable } from '@nestjs/common';
import { PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** What somebody wrote for the public site. The texts are the house's, whoever of the staff wrote them. */
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
  };

  protected override readonly erasures = [
    statement('cms.forget-editor', 'UPDATE content_versions SET saved_by = NULL WHERE saved_by = $userId'),
    statement(
      'cms.forget-scheduler',
      'UPDATE content_entries SET scheduled_by = NULL WHERE scheduled_by = $userId',
    ),
  ];
}
