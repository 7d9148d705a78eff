import { people } from '@lyceum/auth';
import { contentTable } from '@lyceum/contracts/cms';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { stateOf } from './editing.statements';
import { translationStateOf } from './translation.statements';

/** Where the rows of the console's list of the site come from. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('content')
export class ContentTableSource implements AuditTarget, TableProvider {
  readonly source: TableSource<typeof contentTable> = {
    table: contentTable,
    from: `content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = e.latest_version
      ${people.leftJoin('u', 'v.saved_by')}`,
    id: 'e.id',
    columns: {
      title: 'e.title',
      type: 'e.type',
      state: stateOf('e'),
      language: 'e.language',
      es: translationStateOf('e', 'es'),
      zh: translationStateOf('e', 'zh'),
      updatedAt: 'e.updated_at',
      publishAt: 'e.publish_at',
      unpublishAt: 'e.unpublish_at',
      savedBy: 'u.full_name',
      slug: 'e.slug',
      position: 'e.position',
      publishedAt: 'e.published_at',
      savedById: 'v.saved_by',
    },
    notNull: ['updatedAt'],
    searchText: `lower(e.title || ' ' || e.slug)`,
  };

  nameOf(id: string): string {
    return `(SELECT title FROM content_entries WHERE id = ${id})`;
  }
}
