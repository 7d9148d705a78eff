import { Injectable } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { jobErrors, type JobsOverview, type TaskInput, taskSchema } from '@lyceum/contracts/ops';
import { type Actor, assertCan } from '../actor/actor';
import { DomainError } from '../errors/domain-error';
import { type JobCounts, JobQueue } from '../jobs/job-queue.port';
import { ScheduledTasks } from '../schedule/scheduled-tasks';
import { within } from '../shutdown/within';
import { PreparedQueries } from '../sql/prepared-queries';
import { UnitOfWork } from '../unit-of-work/unit-of-work';
import { parseInput } from '../validation/parse-input';
import {
  countsQuery,
  type CountsRow,
  runTaskStatement,
  targetsQuery,
  type TaskRow,
  tasksQuery,
} from './operations.statements';

/** How long the queue may take to say how many jobs it has, in ms. */
const countWithinMilliseconds = 2_000;

/** Work outside requests, as the console shows it: what waits, what was given up, and what comes round by the clock. */
@Injectable()
export class OperationsService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly queue: JobQueue,
    private readonly tasks: ScheduledTasks,
  ) {}

  /** How the queue, the deliveries and the scheduled tasks stand. A queue that does not answer is null. */
  async overview(actor: Actor): Promise<JobsOverview> {
    assertCan(actor, 'job.read');
    const [queue, [counts], targets, tasks] = await Promise.all([
      this.counts(),
      this.queries.rows(countsQuery),
      this.queries.rows(targetsQuery),
      this.tasksByName(),
    ]);
    const { oldestOpenAt, ...rest } = counts as CountsRow;
    const known = this.tasks.all.map((task) => ({ ...task, row: tasks.get(task.task) }));
    return {
      queue,
      ...rest,
      oldestOpenAt: oldestOpenAt?.toISOString() ?? null,
      targets: targets.map(({ openedAt, lastFailedAt, ...target }) => ({
        ...target,
        openedAt: openedAt?.toISOString() ?? null,
        lastFailedAt: lastFailedAt.toISOString(),
      })),
      tasks: known
        .map(({ task, minutes, row }) => toTask(task, minutes, row))
        .sort((one, other) => one.name.localeCompare(other.name)),
    };
  }

  /**
   * Has a task by the clock run as soon as a process looks, and then as ever.
   * @throws DomainError COMMON_NOT_FOUND, JOB_TASK_RUNS where a run of it goes on or is about to begin
   */
  async runTask(actor: Actor, input: TaskInput): Promise<void> {
    assertCan(actor, 'job.retry');
    const { name } = parseInput(taskSchema, input);
    if (!this.tasks.get(name)) throw new DomainError(commonErrors.NOT_FOUND);
    await this.unitOfWork.run(async (transaction) => {
      const count = await transaction.count(runTaskStatement, { name });
      if (count === 0) throw new DomainError(jobErrors.TASK_RUNS);
      transaction.audit({
        actorId: actor.userId,
        action: 'job.runTask',
        targetType: 'task',
        targetId: name,
        before: null,
        after: null,
      });
    });
  }

  /** A queue whose store is away neither holds the page up nor takes it down. */
  private async counts(): Promise<JobCounts | null> {
    const counting = this.queue.counts().catch(() => null);
    return (await within(countWithinMilliseconds, counting)) ? counting : null;
  }

  private async tasksByName(): Promise<ReadonlyMap<string, TaskRow>> {
    const names = this.tasks.all.map(({ task }) => task);
    const rows = await this.queries.rows(tasksQuery, { names });
    return new Map(rows.map((row) => [row.name, row]));
  }
}

function toTask(name: string, everyMinutes: number, row: TaskRow | undefined): JobsOverview['tasks'][number] {
  const [nextRunAt, lastStartedAt, lastFinishedAt] = [
    row?.nextRunAt,
    row?.lastStartedAt,
    row?.lastFinishedAt,
  ].map((time) => time?.toISOString() ?? null) as [string | null, string | null, string | null];
  return {
    name,
    everyMinutes,
    nextRunAt,
    lastStartedAt,
    lastFinishedAt,
    lastFailure: row?.lastFailure ?? null,
    isRunning: row?.isRunning ?? false,
  };
}
