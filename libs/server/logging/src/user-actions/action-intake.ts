import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { PreparedQueries } from '@lyceum/kernel';
import { type ActionRecord, actionValues, insertActionsQuery } from './action-record';

/** Reports that come within so many ms are written together. */
const gatherMilliseconds = 20;

/** So many actions are written at once, whatever the time. */
const gatherActions = 1_000;

interface Waiting {
  readonly actions: readonly ActionRecord[];
  readonly done: () => void;
  readonly failed: (reason: unknown) => void;
}

/**
 * Writes what browsers report, and claps, which come as thick: of many at once, one statement. Whoever reports is answered
 * after the write.
 */
@Injectable()
export class ActionIntake implements BeforeApplicationShutdown {
  private waiting: Waiting[] = [];
  private amount = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly queries: PreparedQueries) {}

  add(actions: readonly ActionRecord[]): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ actions, done, failed });
      this.amount += actions.length;
      if (this.amount >= gatherActions) void this.write();
      else this.timer ??= setTimeout(() => void this.write(), gatherMilliseconds);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write();
  }

  private async write(): Promise<void> {
    const reports = this.waiting;
    if (this.timer) clearTimeout(this.timer);
    [this.waiting, this.amount, this.timer] = [[], 0, null];
    if (reports.length === 0) return;
    try {
      await this.queries.count(insertActionsQuery, actionValues(reports.flatMap(({ actions }) => actions)));
      for (const { done } of reports) done();
    } catch (error) {
      for (const { failed } of reports) failed(error);
    }
  }
}
