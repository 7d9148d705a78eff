import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { outboxChannel } from './outbox.constants';

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

  constructor(private readonly dataSource: DataSource) {}

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
      this.dataSource.query('SELECT pg_notify($1, $2)', [outboxChannel, this.origin]).catch(() => undefined);
  }
}
