import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ManagerStatements } from './manager-statements';
import { statement } from './statement';
import type { StatementRunner } from './statement-runner';

const notifyStatement = statement('kernel.notify', 'SELECT FROM pg_notify($channel, $origin)');

/** PostgreSQL channel by which a process tells the others that there are events. */
export const outboxChannel = 'lyceum_outbox';

/** Other processes are told at most this often, in ms. */
const tellEvery = 25;

/**
 * Says that events were committed: to the worker of this process at once, to those of others by NOTIFY. Not in the
 * transaction that raised them, because PostgreSQL lets transactions that notify commit one after the other only. One that
 * gets lost is made up for by the worker's clock.
 */
@Injectable()
export class EventSignal implements OnApplicationShutdown {
  /** By which a process knows its own notifications. */
  readonly origin = randomUUID();
  private readonly listeners: (() => void)[] = [];
  private pause: NodeJS.Timeout | undefined;
  private isWanted = false;

  private readonly statements: StatementRunner;

  constructor(private readonly dataSource: DataSource) {
    this.statements = new ManagerStatements(dataSource.manager);
  }

  /** Calls back when this process has committed events. */
  onRaised(listener: () => void): void {
    this.listeners.push(listener);
  }

  raised(): void {
    for (const listener of this.listeners) listener();
    this.isWanted = true;
    if (!this.pause) this.tell();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.pause);
  }

  private tell(): void {
    this.pause = undefined;
    if (!this.isWanted) return;
    this.isWanted = false;
    this.pause = setTimeout(() => this.tell(), tellEvery).unref();
    if (this.dataSource.isInitialized)
      this.statements
        .count(notifyStatement, { channel: outboxChannel, origin: this.origin })
        .catch(() => undefined);
  }
}
