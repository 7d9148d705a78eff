import { Injectable } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { maskData } from '@lyceum/contracts/logging';
import {
  type AuditAction,
  type BulkResult,
  type JobCause,
  type JobDetail,
  jobErrors,
  type JobIdInput,
  jobIdSchema,
  type JobIdsInput,
  jobIdsSchema,
} from '@lyceum/contracts/ops';
import { type Actor, assertCan } from '../actor/actor';
import { DomainError } from '../errors/domain-error';
import { toldOf } from '../unit-of-work/event';
import { PreparedQueries } from '../sql/prepared-queries';
import type { Statement } from '../sql/statement';
import { bulk } from '../tables/bulk';
import { UnitOfWork } from '../unit-of-work/unit-of-work';
import { parseInput } from '../validation/parse-input';
import { causesQuery, discardStatement, parkedJobQuery, reopenStatement } from './operations.statements';

/** What a change says of the job it was made to. */
interface ParkedRow {
  subscriber: string;
  eventId: string;
  tries: number;
  cause: string;
}

/** Jobs that were given up: looked at, tried again, or left undone. */
@Injectable()
export class ParkedJobsService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** One job with what it was to do. @throws DomainError COMMON_NOT_FOUND where none was ever parked under this id */
  async get(actor: Actor, input: JobIdInput): Promise<JobDetail> {
    assertCan(actor, 'job.read');
    const { jobId } = parseInput(jobIdSchema, input);
    const [row] = await this.queries.rows(parkedJobQuery, { jobId });
    if (!row) throw new DomainError(commonErrors.NOT_FOUND);
    return {
      ...row,
      payload: JSON.stringify(maskData(toldOf(row.eventType, row.payload)), null, 2),
      parkedAt: row.parkedAt?.toISOString() ?? null,
      occurredAt: row.occurredAt.toISOString(),
    };
  }

  /** Why jobs were given up, the most frequent causes first. */
  async causes(actor: Actor): Promise<JobCause[]> {
    assertCan(actor, 'job.read');
    return this.queries.rows(causesQuery);
  }

  /**
   * Has a parked job tried again, from its first try on: it is due at once.
   * @throws DomainError JOB_NOT_PARKED when it is handled, tried again already, or was never there
   */
  async retry(actor: Actor, input: JobIdInput): Promise<void> {
    assertCan(actor, 'job.retry');
    const { jobId } = parseInput(jobIdSchema, input);
    await this.change(actor, jobId, { action: 'job.retry', statement: reopenStatement });
  }

  /** The same for several, each by itself. @returns what became of each */
  retryMany(actor: Actor, input: JobIdsInput): Promise<BulkResult[]> {
    assertCan(actor, 'job.retry');
    const { ids } = parseInput(jobIdsSchema, input);
    return bulk(ids, (jobId) => this.retry(actor, { jobId }));
  }

  /** Leaves parked jobs undone for good, each by itself. @returns what became of each, JOB_NOT_PARKED as `retry` */
  discardMany(actor: Actor, input: JobIdsInput): Promise<BulkResult[]> {
    assertCan(actor, 'job.retry');
    const { ids } = parseInput(jobIdsSchema, input);
    const change = { action: 'job.discard', statement: discardStatement } as const;
    return bulk(ids, (jobId) => this.change(actor, jobId, change));
  }

  private async change(
    actor: Actor,
    jobId: string,
    { action, statement }: { action: AuditAction; statement: Statement<ParkedRow> },
  ): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const [changed] = await transaction.rows(statement, { jobId });
      if (!changed) throw new DomainError(jobErrors.NOT_PARKED);
      const { subscriber, eventId, tries, cause } = changed;
      transaction.audit({
        actorId: actor.userId,
        action,
        targetType: 'job',
        targetId: jobId,
        before: { isParked: true, subscriber, eventId, tries, cause },
        after: { isParked: false },
      });
    });
  }
}
