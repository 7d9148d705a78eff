import { type Delivered, Every, Notices, Subscribe, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { ReminderDue, type ReminderKind } from './reminder.events';
import * as notices from './reminder.notices';
import {
  claimRemindersStatement,
  forgetRemindersStatement,
  type Reminded,
  remindedOfHomeworkQuery,
  remindedOfLessonQuery,
} from './reminder.statements';

/** So many lessons and homeworks are claimed in one transaction. */
const claimAtOnce = 200;

const noticeOf = {
  LESSON_TOMORROW: notices.lessonTomorrow,
  LESSON_SOON: notices.lessonSoon,
  HOMEWORK_TOMORROW: notices.homeworkTomorrow,
} as const satisfies Record<ReminderKind, unknown>;

/** Reminds people of lessons a day and ten minutes before, and of homework a day before it is due. */
@Injectable()
export class ReminderProcessor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: Notices,
  ) {}

  /** Looks for what is due; what was not looked for in time is made up for as long as it is to come. */
  @Every('live-course.remind', { minutes: 1 })
  async remind(): Promise<void> {
    for (;;) {
      const count = await this.unitOfWork.run(async (transaction) => {
        const due = await transaction.rows(claimRemindersStatement, { most: claimAtOnce });
        for (const { kind, targetId, at } of due)
          transaction.raise(ReminderDue, { kind, targetId, at: at.toISOString() });
        return due.length;
      });
      if (count < claimAtOnce) break;
    }
    await this.unitOfWork.run((transaction) => transaction.count(forgetRemindersStatement, {}));
  }

  @Subscribe(ReminderDue, 'notifications.tell-of-reminder')
  async tell({ payload }: Delivered<typeof ReminderDue>, transaction: Transaction): Promise<void> {
    const { kind, targetId, at } = payload;
    const isHomework = kind === 'HOMEWORK_TOMORROW';
    const query = isHomework ? remindedOfHomeworkQuery : remindedOfLessonQuery;
    for (const person of await transaction.rows(query, { targetId, at })) {
      const about = isHomework
        ? { type: 'LIVE_COURSE_GROUP', id: person.groupId }
        : { type: 'LIVE_LESSON', id: targetId };
      this.notices.tell(transaction, noticeOf[kind], dataOf(person, at), {
        userId: person.userId,
        by: null,
        url: `/lc-dashboard/${person.groupTag}`,
        tag: `${kind} ${targetId} ${at}`,
        about,
      });
    }
  }
}

const dataOf = ({ number, course, topic, zone }: Reminded, at: string) => ({
  number,
  course,
  topic,
  zone,
  at,
});
