import { type Actor, can, PreparedQueries } from '@lyceum/kernel';
import { FileDomain, type FileDomainSource } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { readerOfReportQuery } from './report.statements';

/** Reports of classes: a student's own from the moment they are theirs. Besides them who leads the class reads them, and staff who oversee all. */
@Injectable()
@FileDomain()
export class ReportFiles implements FileDomainSource {
  readonly folders = ['class-reports'] as const;

  readonly owners = {
    CLASS_REPORT: {
      isSeen: (id: string) =>
        `EXISTS (SELECT FROM live_course_members m WHERE m.id = ${id} AND m.report_url LIKE '/files/%')`,
    },
  };

  constructor(private readonly queries: PreparedQueries) {}

  async mayRead(actor: Actor, { ownerId, url }: { ownerId: string; url: string }): Promise<boolean> {
    const oversees = can(actor, 'liveCourse.oversee');
    const values = { url, studentId: ownerId, userId: actor.userId, oversees };
    return (await this.queries.rows(readerOfReportQuery, values)).length > 0;
  }
}
