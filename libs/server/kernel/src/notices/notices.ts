import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { z } from 'zod';
import { defineMark } from '../marks/mark';
import { Marked } from '../marks/marked';
import type { Transaction } from '../unit-of-work/transaction';
import type { NoticeKind } from './notice-kind';

/** Something that can go, or from which its reader can be shut out; its type is one of a domain's `NoticeSubjects`. */
export interface About {
  readonly type: string;
  readonly id: string;
}

/** Whom something is told, and what of it is the same for all kinds. */
export interface Notice {
  /** Who is told. */
  readonly userId: string;
  /** Who did it; null for the platform itself. */
  readonly by: string | null;
  /** Whom it is about, without having done anything: staff who read accounts are told their name. */
  readonly subject?: string;
  /** A path on our own site. */
  readonly url: string | null;
  readonly tag: string | null;
  /** Of a grouped type: what it is about, e.g. the post's id. */
  readonly groupKey?: string;
  /** What it tells of: it is told only as long as its reader may know of that. Null for what is the reader's to keep. */
  readonly about: About | null;
}

/** Which of the notices of one user are taken back: by who did what they tell, and the tag they were given. */
export type Withdrawal = Pick<Notice, 'userId'> & {
  /** Null for what the house told. */
  readonly by: string | null;
  readonly tag: string;
};

/** Who leaves which group of those of whom one user was told. */
export type Departure = Pick<Notice, 'userId'> & { readonly by: string; readonly groupKey: string };

/**
 * What users are told. All of it is written at the end of the transaction, in the turn of each user, in the order in
 * which it was said.
 */
export interface NoticeKeeper {
  tell<Schema extends z.ZodObject>(
    transaction: Transaction,
    kind: NoticeKind<Schema>,
    data: z.input<Schema>,
    notice: Notice,
  ): void;
  withdraw(transaction: Transaction, withdrawal: Withdrawal): void;
  leaveGroup(transaction: Transaction, kind: Pick<NoticeKind, 'type'>, departure: Departure): void;
  withdrawLeadingTo(transaction: Transaction, userId: string, paths: readonly string[]): void;
  refresh(transaction: Transaction, userIds: readonly string[]): void;
  whoWants(
    transaction: Transaction,
    kind: Pick<NoticeKind, 'type'>,
    userIds: readonly string[],
  ): Promise<string[]>;
}

/** Marks the provider that tells users what is new for them. */
export const KeepsNotices = defineMark<NoticeKeeper>();

/** The way of all domains to tell users something; nobody is told anything where no domain keeps notices. */
@Injectable()
export class Notices implements NoticeKeeper, OnModuleInit {
  private keeper: NoticeKeeper | undefined;

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.keeper = this.marked.one(KeepsNotices, 'keep what users are told');
  }

  /**
   * Tells one user something. Nobody is told of their own act, nor what they have switched off, nor of somebody they have
   * blocked or who has blocked them; the same act of the same actor is told once. Grouped types about one target
   * (`groupKey`) are one unseen notice that counts its distinct actors (checklist line 59).
   */
  tell<Schema extends z.ZodObject>(
    transaction: Transaction,
    kind: NoticeKind<Schema>,
    data: z.input<Schema>,
    notice: Notice,
  ): void {
    this.keeper?.tell(transaction, kind, data, notice);
  }

  /** Takes back what one user was told of another about one thing, seen or not: it no longer holds. */
  withdraw(transaction: Transaction, withdrawal: Withdrawal): void {
    this.keeper?.withdraw(transaction, withdrawal);
  }

  /** Somebody is no longer among those of whom a group tells; without anybody left it goes. */
  leaveGroup(transaction: Transaction, kind: Pick<NoticeKind, 'type'>, departure: Departure): void {
    this.keeper?.leaveGroup(transaction, kind, departure);
  }

  /** Takes back whatever leads the user to one of these paths, seen or not. */
  withdrawLeadingTo(transaction: Transaction, userId: string, paths: readonly string[]): void {
    this.keeper?.withdrawLeadingTo(transaction, userId, paths);
  }

  /** What the open tabs of these people show may have changed without anything that is theirs. */
  refresh(transaction: Transaction, userIds: readonly string[]): void {
    this.keeper?.refresh(transaction, userIds);
  }

  /** Those of these people who have not switched off what is of this type, neither in the app nor as e-mail. */
  async whoWants(
    transaction: Transaction,
    kind: Pick<NoticeKind, 'type'>,
    userIds: readonly string[],
  ): Promise<string[]> {
    return (await this.keeper?.whoWants(transaction, kind, userIds)) ?? [];
  }
}
