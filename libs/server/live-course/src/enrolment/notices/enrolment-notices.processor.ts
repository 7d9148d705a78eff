import { type Delivered, Notices, statement, Subscribe, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { type RosterChange, RosterChanged } from '../roster.events';
import * as notices from './enrolment.notices';

interface NamedGroup {
  groupTag: string;
  courseTag: string;
  course: string;
}

interface ToldPlace extends NamedGroup {
  readonly groupId: string;
  readonly userId: string;
  readonly change: RosterChange;
}

const courseQuery = statement<NamedGroup>(
  'live-course.course-of-roster',
  `SELECT g.group_tag AS "groupTag", c.tag AS "courseTag", c.name AS course
   FROM live_course_groups g JOIN live_courses c ON c.tag = g.course_tag WHERE g.id = $groupId`,
);

const noticeOf: Readonly<Partial<Record<RosterChange, typeof notices.enrolledInClass>>> = {
  ENROLLED: notices.enrolledInClass,
  WAITING: notices.waitsForClass,
  PROMOTED: notices.promotedToClass,
  MOVED: notices.movedToClass,
};

/** People are told of their place in a class that somebody else gave them. */
@Injectable()
export class EnrolmentNoticesProcessor {
  constructor(private readonly notices: Notices) {}

  @Subscribe(RosterChanged, 'notifications.tell-of-roster', {
    when: ({ people }) => people.some(({ change }) => noticeOf[change] !== undefined),
  })
  async tell({ payload }: Delivered<typeof RosterChanged>, transaction: Transaction): Promise<void> {
    const { groupId, by } = payload;
    const [named] = await transaction.rows(courseQuery, { groupId });
    if (!named) return;
    for (const { userId, change } of payload.people)
      if (userId !== by) this.tellOne(transaction, { ...named, groupId, userId, change });
  }

  private tellOne(transaction: Transaction, { userId, change, groupId, ...named }: ToldPlace): void {
    const kind = noticeOf[change];
    if (!kind) return;
    const { groupTag, courseTag, course } = named;
    const tag = `place ${groupId}`;
    // What was said before of the same place holds no more.
    this.notices.withdraw(transaction, { userId, by: null, tag });
    const url = change === 'WAITING' ? `/live-course-p/${courseTag}` : `/lc-dashboard/${groupTag}`;
    const about = { type: 'LIVE_COURSE_PLACE', id: groupId };
    this.notices.tell(transaction, kind, { course }, { userId, by: null, url, tag, about });
  }
}
