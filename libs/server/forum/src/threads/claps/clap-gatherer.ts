import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { isRefusedByDatabase, PreparedQueries, type Statement } from '@lyceum/kernel';
import type { ClapCall, ClapRow } from './clap.statements';

/** So many people's claps are counted at once. */
const mostAtOnce = 100;

interface Waiting {
  readonly call: ClapCall;
  readonly done: (row: ClapRow | undefined) => void;
  readonly failed: (reason: unknown) => void;
}

/**
 * Counts claps: those for one thing that come while earlier ones of it are being committed wait for these and share the next
 * commit. Otherwise they would wait for the thing's row one after the other. Whoever claps is answered after the
 * commit. Another process's claps wait for the row, as ever.
 */
@Injectable()
export class ClapGatherer implements BeforeApplicationShutdown {
  /** By what is clapped for; there from the first call until none waits. */
  private readonly queues = new Map<string, Waiting[]>();
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly queries: PreparedQueries) {}

  /** @param clap a statement of `clapSql` @returns what came of it, or nothing where they may not clap for it */
  count<Payload extends object>(
    clap: Statement<ClapRow<Payload>>,
    targetId: string,
    call: ClapCall,
  ): Promise<ClapRow<Payload> | undefined> {
    return new Promise((resolve, failed) => {
      const done = resolve as Waiting['done'];
      const name = `${clap.name} ${targetId}`;
      const queue = this.queues.get(name);
      if (queue) {
        queue.push({ call, done, failed });
        return;
      }
      this.queues.set(name, [{ call, done, failed }]);
      const run = this.work(name, clap, targetId).finally(() => this.running.delete(run));
      this.running.add(run);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private async work(name: string, clap: Statement<ClapRow>, targetId: string): Promise<void> {
    for (;;) {
      const queue = this.queues.get(name) ?? [];
      if (queue.length === 0) break;
      const [batch, rest] = firstOfEach(queue);
      this.queues.set(name, rest);
      await this.write(clap, targetId, batch);
    }
    this.queues.delete(name);
  }

  /** What PostgreSQL refuses is not there at all, and each call is tried by itself: one that fails takes no other with it. */
  private async write(clap: Statement<ClapRow>, targetId: string, batch: readonly Waiting[]): Promise<void> {
    try {
      const calls = JSON.stringify(batch.map(({ call }) => call));
      const rows = await this.queries.rows(clap, { calls, targetId });
      const byUser = new Map(rows.map((row) => [row.userId, row]));
      for (const { call, done } of batch) done(byUser.get(call.user_id));
    } catch (error) {
      if (batch.length > 1 && isRefusedByDatabase(error))
        await Promise.all(batch.map((one) => this.write(clap, targetId, [one])));
      else for (const { failed } of batch) failed(error);
    }
  }
}

/** The first call of each person, and what waits for the next commit: one statement counts one call of a person. */
function firstOfEach(queue: readonly Waiting[]): [batch: Waiting[], rest: Waiting[]] {
  const people = new Set<string>();
  const [batch, rest]: [Waiting[], Waiting[]] = [[], []];
  for (const waiting of queue) {
    const { user_id: person } = waiting.call;
    if (people.has(person) || batch.length === mostAtOnce) {
      rest.push(waiting);
      continue;
    }
    people.add(person);
    batch.push(waiting);
  }
  return [batch, rest];
}
