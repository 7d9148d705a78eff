import { Injectable } from '@nestjs/common';
import {
  type Actor,
  can,
  type DueItemModel,
  type DueSource,
  PreparedQueries,
  type Statement,
} from '@lyceum/kernel';

/** A thread in which something is to be done by a time. */
export type DueThread = Pick<DueItemModel, 'id' | 'title' | 'at'>;

/** Threads that wait for the caller until a time, which a statement finds for `userId`. */
@Injectable()
export abstract class DueThreads implements DueSource {
  protected abstract readonly statement: Statement<DueThread>;

  /** Says what is to be done there, in the reader's language. */
  protected abstract readonly label: () => string;

  constructor(private readonly queries: PreparedQueries) {}

  async of(actor: Actor, limit: number): Promise<DueItemModel[]> {
    if (!can(actor, 'forum.read')) return [];
    const rows = await this.queries.rows(this.statement, { userId: actor.userId, limit });
    return rows.map((row) => ({ ...row, label: this.label(), url: `/thread/${row.id}` }));
  }
}
