import { setTimeout } from 'node:timers/promises';
import type { DeedAction, DeedTarget } from '@lyceum/contracts/profile';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { defineMark } from '../marks/mark';
import { Marked } from '../marks/marked';
import type { Transaction } from '../unit-of-work/transaction';
import { UnitOfWork } from '../unit-of-work/unit-of-work';

/** Something somebody did to something, of which others may read: the same person does the same to the same thing once. */
export interface Deed {
  /** Who did it. */
  readonly userId: string;
  readonly action: DeedAction;
  readonly target: DeedTarget;
  readonly targetId: string;
  /** For whom it was done: whose text was clapped for or answered, who is befriended or endorsed. It may be oneself. */
  readonly otherId?: string | undefined;
  readonly happenedAt: Date;
}

export type DeedKey = Pick<Deed, 'userId' | 'action' | 'target' | 'targetId'>;

/** Done, or taken back, for now or for good: what was POSTED takes along all that was done to it. */
export type HeardDeed = (Deed & { readonly isDone: true }) | (DeedKey & { readonly isDone: false });

/** Hears of deeds. Implemented by a provider marked `@HearsDeeds()`. */
export interface DeedListener {
  /**
   * Called at the end of the transaction that tells of them, in the order in which they were told, in the turns of all whom they
   * concern: no other transaction tells of deeds by or for one of them meanwhile, and what all earlier ones wrote is committed.
   * The same deed may be told again: after it was taken back it stands again then, and else it is nothing new.
   */
  heard(transaction: Transaction, deeds: readonly HeardDeed[]): Promise<void>;
}

/** The turn in which somebody's deeds are told, for whoever changes what is made of them. */
export const deedsOf = (userId: string): string => `deeds ${userId}`;

/** Marks a provider that hears of what people did. */
export const HearsDeeds = defineMark<DeedListener>();

/** Deeds that come within so many ms are told of together. */
const gatherMilliseconds = 100;

/** So many are told of in one transaction. */
const mostAtOnce = 200;

interface Waiting {
  readonly deed: Deed;
  readonly done: () => void;
  readonly failed: (reason: unknown) => void;
}

/** What people did, told by the domains where they did it to whoever makes points, achievements or the activities of a profile of it. */
@Injectable()
export class Deeds implements OnModuleInit {
  private listeners: readonly DeedListener[] = [];
  private waiting: Waiting[] = [];
  private isGathering = false;

  constructor(
    private readonly marked: Marked,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.listeners = this.marked.all(HearsDeeds);
  }

  /** Told with the transaction of whoever heard of it, such as a delivery. */
  done(transaction: Transaction, deed: Deed): void {
    this.tell(transaction, { ...deed, isDone: true });
  }

  /** The same of what stands no more: deleted, removed, ended. */
  takenBack(transaction: Transaction, deed: DeedKey): void {
    this.tell(transaction, { ...deed, isDone: false });
  }

  /**
   * For what comes thick and follows its commit, such as claps: told together with others, and missed where the process ends.
   * @returns once it is told
   */
  doneAfterCommit(deed: Deed): Promise<void> {
    if (this.listeners.length === 0) return Promise.resolve();
    return new Promise((done, failed) => {
      this.waiting.push({ deed, done, failed });
      if (!this.isGathering) void this.gather();
    });
  }

  private tell(transaction: Transaction, deed: HeardDeed): void {
    if (this.listeners.length === 0) return;
    const concerned = deed.isDone && deed.otherId ? [deed.userId, deed.otherId] : [deed.userId];
    transaction.writeInTurn(concerned.map(deedsOf), deed, this.tellListeners);
  }

  private readonly tellListeners = async (
    deeds: readonly HeardDeed[],
    transaction: Transaction,
  ): Promise<void> => {
    for (const listener of this.listeners) await listener.heard(transaction, deeds);
  };

  private async gather(): Promise<void> {
    this.isGathering = true;
    while (this.waiting.length > 0) {
      await setTimeout(gatherMilliseconds);
      while (this.waiting.length > 0) await this.write(this.waiting.splice(0, mostAtOnce));
    }
    this.isGathering = false;
  }

  /** One that fails takes no other with it. */
  private async write(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.unitOfWork.run((transaction) => {
        for (const { deed } of batch) this.done(transaction, deed);
        return Promise.resolve();
      });
      for (const { done } of batch) done();
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await this.write([one]);
      else for (const { failed } of batch) failed(error);
    }
  }
}
