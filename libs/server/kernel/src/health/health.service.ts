import { Injectable, Logger } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../errors/domain-error';
import { JobQueue } from '../jobs/job-queue.port';
import { ManagerStatements } from '../sql/manager-statements';
import { statement } from '../sql/statement';
import type { StatementRunner } from '../sql/statement-runner';

export interface Readiness {
  status: 'ready';
}

/** Longest wait for a dependency's answer, in ms. */
const answerWithinMilliseconds = 2_000;

const pingStatement = statement('kernel.ping', 'SELECT');

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);
  private readonly statements: StatementRunner;
  private isDraining = false;

  constructor(
    dataSource: DataSource,
    private readonly queue: JobQueue,
  ) {
    this.statements = new ManagerStatements(dataSource.manager);
  }

  /** From now on the readiness probe says no, so that the load balancer sends no new requests. */
  startDraining(): void {
    this.isDraining = true;
  }

  /** @throws DomainError COMMON_UNAVAILABLE while draining, or when the database or the queue does not answer */
  async assertReady(): Promise<Readiness> {
    if (this.isDraining) throw new DomainError(commonErrors.UNAVAILABLE);
    await this.answers('database', this.statements.count(pingStatement));
    await this.answers('queue', this.queue.ping());
    return { status: 'ready' };
  }

  private async answers(what: string, answer: Promise<unknown>): Promise<void> {
    const timeout = AbortSignal.timeout(answerWithinMilliseconds);
    const tooLate = new Promise<never>((_, reject) => {
      timeout.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
    });
    await Promise.race([answer, tooLate]).catch((error: unknown) => {
      this.logger.warn({ err: error }, `Not ready: the ${what} does not answer`);
      throw new DomainError(commonErrors.UNAVAILABLE, { cause: error });
    });
  }
}
