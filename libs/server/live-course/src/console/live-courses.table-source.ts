import { liveCoursesTable } from '@lyceum/contracts/live-course';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** Where the courses of the console come from. There are few: no order of them needs an index. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('liveCourse')
export class LiveCoursesTableSource implements AuditTarget, TableProvider {
  readonly source: TableSource<typeof liveCoursesTable> = {
    table: liveCoursesTable,
    from: `live_courses c CROSS JOIN LATERAL (
        SELECT count(*)::int AS all, (count(*) FILTER (WHERE now() BETWEEN g.session_starts_at AND g.session_ends_at))::int AS running
        FROM live_course_groups g WHERE g.course_tag = c.tag) classes`,
    id: 'c.id',
    columns: {
      tag: 'c.tag',
      name: 'c.name',
      type: 'c.type',
      groups: 'classes.all',
      running: 'classes.running',
      isPublished: 'c.published_at IS NOT NULL',
      price: { minor: 'NULLIF(c.price_minor, 0)', currency: 'c.currency' },
      createdAt: 'c.created_at',
    },
    notNull: ['tag', 'name', 'createdAt'],
    searchText: `lower(c.tag || ' ' || c.name)`,
  };

  nameOf(id: string): string {
    return `(SELECT name FROM live_courses WHERE id = ${id})`;
  }
}
