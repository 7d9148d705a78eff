import { people } from '@lyceum/auth';
import { mediaTable } from '@lyceum/contracts/cms';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** Where the rows of the console's list of pictures come from. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('media')
export class MediaTableSource implements AuditTarget, TableProvider {
  readonly source: TableSource<typeof mediaTable> = {
    table: mediaTable,
    from: `media m ${people.leftJoin('u', 'm.sent_by')}`,
    id: 'm.id',
    columns: {
      title: 'm.title',
      alt: 'm.alt',
      credit: 'm.credit',
      createdAt: 'm.created_at',
      updatedAt: 'm.updated_at',
      sentBy: 'u.full_name',
      width: 'm.width',
      height: 'm.height',
      url: 'm.url',
      sentById: 'm.sent_by',
    },
    notNull: ['createdAt'],
    searchText: `lower(m.title || ' ' || m.alt || ' ' || m.credit)`,
  };

  nameOf(id: string): string {
    return `(SELECT title FROM media WHERE id = ${id})`;
  }
}
