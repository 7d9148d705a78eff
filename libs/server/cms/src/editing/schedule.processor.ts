import { contentTypes } from '@lyceum/contracts/cms';
import { Every, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { PublicPageService } from '../public-page.service';
import { recordContent } from './record-content';
import { SecondPerson } from './second-person';
import {
  type DueRow,
  failTakenStatement,
  publishTakenStatement,
  takeDueStatement,
} from './schedule.statements';

/** The house itself, in the audit log. */
const byItself = { userId: null };

/** Publishes and takes off what editors said is to be, once its time has come. */
@Injectable()
export class ScheduleProcessor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pages: PublicPageService,
    private readonly secondPerson: SecondPerson,
  ) {}

  /** Each entry in a transaction of its own, which takes it before it is looked at: processes that run this at once do each of them once. */
  @Every('cms.follow-schedule', { minutes: 1 })
  async followSchedule(): Promise<void> {
    while (await this.unitOfWork.run((transaction) => this.doNext(transaction)));
  }

  /** @returns whether there may be more */
  private async doNext(transaction: Transaction): Promise<boolean> {
    const [due] = await transaction.rows(takeDueStatement, {
      isSecondAsked: this.secondPerson.isAsked,
    });
    if (!due) return false;
    if (due.version !== null) await this.publish(transaction, due, due.version);
    if (due.isOver && due.liveVersion !== null)
      recordContent(transaction, byItself, {
        action: 'content.unpublishScheduled',
        id: due.id,
        before: { version: due.liveVersion },
        after: { version: null },
      });
    transaction.afterCommit('cms.forget', () => this.pages.forget());
    return true;
  }

  private async publish(transaction: Transaction, due: DueRow, version: number): Promise<void> {
    const { id, liveVersion } = due;
    const reason = due.isOver
      ? 'It was to be taken off by now, too.'
      : due.isOwn
        ? scheduledByWriter
        : wrongWith(due);
    const failed = reason !== null;
    await transaction.count(failed ? failTakenStatement : publishTakenStatement, {
      id,
      ...(failed ? {} : { version }),
    });
    recordContent(transaction, byItself, {
      action: failed ? 'content.scheduleFailed' : 'content.publishScheduled',
      id,
      before: { version: liveVersion },
      after: failed ? { version: liveVersion, reason } : { version },
    });
  }
}

const scheduledByWriter = 'Whoever scheduled it wrote part of it: somebody else has to publish it.';

/** What breaks a rule of its type now, field by field; null where nothing does. */
function wrongWith({ type, data }: DueRow): string | null {
  const { error } = contentTypes[type].schema.safeParse(data);
  if (!error) return null;
  return error.issues
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join(' ')
    .slice(0, 500);
}
