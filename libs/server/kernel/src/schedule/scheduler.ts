import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config';
import { runsAtOnce } from '../config/runs-at-once';
import { inWork } from '../outgoing/work-context';
import { within } from '../shutdown/within';
import { ManagerStatements } from '../sql/manager-statements';
import { statement } from '../sql/statement';
import type { StatementRunner } from '../sql/statement-runner';
import {
  finishRunWithinMilliseconds,
  heldFor,
  holdEveryMilliseconds,
  schedulePollMilliseconds,
} from './schedule.constants';
import { type ScheduledTask, ScheduledTasks } from './scheduled-tasks';

const addTasks = statement(
  'kernel.add-tasks',
  `INSERT INTO scheduled_tasks (name, next_run_at) SELECT name, now() FROM unnest($names::text[]) AS task (name)
  ON CONFLICT DO NOTHING`,
);

/**
 * Takes the run that has been due longest and sets the next one; a task another process is just taking, or whose run
 * another one still holds, is passed over.
 */
const claimDue = statement<{ name: string; runId: string }>(
  'kernel.claim-task',
  `UPDATE scheduled_tasks
  SET next_run_at = now() + make_interval(mins => ($minutes::int[])[array_position($names::text[], name)]),
      last_started_at = now(), run_id = uuidv7(), held_until = now() + interval '${heldFor}'
  WHERE name = (
    SELECT name FROM scheduled_tasks
    WHERE name = ANY($names) AND next_run_at <= now() AND (held_until IS NULL OR held_until <= now())
    ORDER BY next_run_at, name LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING name, run_id AS "runId"`,
);

/** Holds a run that goes on. */
const hold = statement(
  'kernel.hold-task',
  `UPDATE scheduled_tasks SET held_until = now() + interval '${heldFor}' WHERE name = $name AND run_id = $runId`,
);

/** Notes how a run ended, for the console: `failure` why it failed, or null. */
const noteEnd = statement(
  'kernel.note-end-of-task',
  `UPDATE scheduled_tasks SET last_finished_at = now(), last_failure = $failure, held_until = NULL
   WHERE name = $name AND run_id = $runId`,
);

/** Runs what `@Every` marks, in processes that run jobs. The table holds when; claiming a run is one statement. */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Scheduler.name);
  private readonly statements: StatementRunner;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<unknown> | undefined;
  /** Runs under way, by their task. */
  private readonly running = new Map<string, Promise<void>>();
  private isStopping = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    dataSource: DataSource,
    private readonly tasks: ScheduledTasks,
  ) {
    this.statements = new ManagerStatements(dataSource.manager);
  }

  onApplicationBootstrap(): void {
    if (!this.config.RUN_JOBS || this.tasks.all.length === 0) return;
    this.timer = setInterval(() => this.wake(), schedulePollMilliseconds);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    const runs = Promise.resolve(this.looking).then(() => Promise.all(this.running.values()));
    await within(finishRunWithinMilliseconds, runs);
  }

  /** Runs every task that is due and that no other process takes, a few at a time. @returns how many it ran */
  async runDue(): Promise<number> {
    const count = await this.startDue();
    await Promise.all(this.running.values());
    return count;
  }

  private async startDue(): Promise<number> {
    await this.statements.count(addTasks, { names: this.tasks.all.map(({ task }) => task) });
    let count = 0;
    while (!this.isStopping) {
      if (this.running.size >= runsAtOnce) await Promise.race(this.running.values());
      const idle = this.tasks.all.filter(({ task }) => !this.running.has(task));
      const names = idle.map(({ task }) => task);
      const minutes = idle.map((task) => task.minutes);
      const [claimed] = await this.statements.rows(claimDue, { names, minutes });
      const task = claimed && this.tasks.get(claimed.name);
      if (!task) break;
      this.start(task, claimed.runId);
      count += 1;
    }
    return count;
  }

  private start(task: ScheduledTask, runId: string): void {
    const run = inWork('scheduled', () => this.run(task, runId))
      .catch((error: unknown) => {
        this.logger.error({ err: error }, `How the scheduled task ${task.task} ended could not be noted`);
      })
      .finally(() => this.running.delete(task.task));
    this.running.set(task.task, run);
  }

  private async run(task: ScheduledTask, runId: string): Promise<void> {
    const name = task.task;
    const holding = setInterval(() => this.hold(name, runId), holdEveryMilliseconds);
    const failure = await task
      .run()
      .then(
        () => null,
        (error: unknown) => {
          this.logger.error({ err: error }, `The scheduled task ${name} failed; its next run tries again`);
          return error instanceof Error ? error.message : String(error);
        },
      )
      .finally(() => clearInterval(holding));
    await this.statements.count(noteEnd, { name, runId, failure });
  }

  private hold(name: string, runId: string): void {
    this.statements.count(hold, { name, runId }).catch((error: unknown) => {
      this.logger.warn(
        { err: error },
        `The run of the scheduled task ${name} was not held; it is tried again`,
      );
    });
  }

  /** One look at a time; runs it has started go on beside the next one. */
  private wake(): void {
    this.looking ??= this.startDue()
      .catch((error: unknown) => {
        this.logger.error({ err: error }, 'The schedule was not looked at; the next round tries again');
      })
      .finally(() => {
        this.looking = undefined;
      });
  }
}
