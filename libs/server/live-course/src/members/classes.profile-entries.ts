import { ListedOnProfiles, type ProfileEntries, type ProfileEntrySides } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { joinOwn } from '../live-course.sql';

/** The classes that both are in, current and past ones: an observer is not shown who else there is, and whom they watch does not hear of it. */
@Injectable()
@ListedOnProfiles()
export class ClassesOnProfiles implements ProfileEntries {
  readonly kind = 'CLASS';

  of({ owner, reader }: ProfileEntrySides): string {
    return `SELECT g.id, c.name, '/lc-dashboard/' || g.group_tag AS url, NULL::timestamptz AS starts_at
      FROM live_course_groups g JOIN live_courses c ON c.tag = g.course_tag
      ${joinOwn('theirs', 'g.id', owner)} ${joinOwn('own', 'g.id', reader)}
      WHERE ${owner} = ${reader} OR 'OBSERVER' NOT IN (theirs.role, own.role)`;
  }
}
