import type { GradeChange } from '@lyceum/contracts/live-course';
import { Notices, statement, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { homeworkGraded } from './graded.notices';

const namesQuery = statement<{ groupTag: string; id: string; topic: string }>(
  'live-course.graded-homework',
  `SELECT g.group_tag AS "groupTag", h.id, h.topic FROM live_homeworks h JOIN live_course_groups g ON g.id = h.group_id
   WHERE h.id = ANY($homeworkIds::uuid[])`,
);

type Graded = Pick<GradeChange, 'homeworkId' | 'studentId' | 'score' | 'mark' | 'comment'>;

/** Whether a student is told of it: points, an excuse or words, not what is taken away. */
const isTold = ({ score, mark, comment }: Graded): boolean =>
  typeof score === 'number' || mark === 'EXCUSED' || Boolean(comment);

/** Students are told what of theirs is graded, once for all that is graded together. */
@Injectable()
export class GradedNotices {
  constructor(private readonly notices: Notices) {}

  async tell(transaction: Transaction, changes: readonly Graded[]): Promise<void> {
    const told = changes.filter(isTold);
    if (told.length === 0) return;
    const homeworkIds = [...new Set(told.map(({ homeworkId }) => homeworkId))];
    const rows = await transaction.rows(namesQuery, { homeworkIds });
    const homeworks = new Map(rows.map((row) => [row.id, row]));
    for (const [userId, graded] of Map.groupBy(told, ({ studentId }) => studentId)) {
      const first = homeworks.get(graded[0]?.homeworkId ?? '');
      if (!first) continue;
      const { id, topic, groupTag } = first;
      // What was said of it before says less.
      this.notices.withdraw(transaction, { userId, by: null, tag: id });
      this.notices.tell(
        transaction,
        homeworkGraded,
        { topic, others: graded.length - 1 },
        { userId, by: null, url: `/lc-dashboard/${groupTag}`, tag: id, about: { type: 'LIVE_HOMEWORK', id } },
      );
    }
  }
}
