import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SignInWay } from '@lyceum/contracts/auth';
import type { ActivityFeature, UserActionType } from '@lyceum/contracts/logging';
import { defineMark } from '../marks/mark';
import { Marked } from '../marks/marked';
import type { Transaction } from '../unit-of-work/transaction';

/** Something a person did, as the domain in which they did it tells it. */
export interface HeardAction {
  readonly userId: string;
  readonly actionType: UserActionType;
  /** The part of the product it belongs to; where none is named, the path says it. */
  readonly feature?: ActivityFeature;
  /** How somebody signed in; of a LOGIN alone (checklist line 38). */
  readonly loginType?: SignInWay;
  readonly path?: string | null;
  /** Time on the page, in ms. */
  readonly duration?: number;
  /** What only some types say, e.g. target and its id, or the idle time of a log-out (checklist line 29). */
  readonly details?: object;
  /** Header of the call; empty where nobody says. */
  readonly userAgent?: string;
}

/** Keeps what people did. Implemented by the provider marked `@KeepsActivity()`. */
export interface ActivityKeeper {
  record(transaction: Transaction, action: HeardAction): Promise<void>;
  report(action: HeardAction): Promise<void>;
}

/** Marks the provider that keeps what people did. */
export const KeepsActivity = defineMark<ActivityKeeper>();

/** What people did, told by the domains where they did it; kept nowhere where no domain keeps it. */
@Injectable()
export class ActivityLog implements OnModuleInit {
  private keeper: ActivityKeeper | undefined;

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.keeper = this.marked.one(KeepsActivity, 'keep what people do');
  }

  /** Written down within the transaction of whoever heard of it. */
  async record(transaction: Transaction, action: HeardAction): Promise<void> {
    await this.keeper?.record(transaction, action);
  }

  /** As what browsers report: written down together with others, and missed where the process ends. */
  async report(action: HeardAction): Promise<void> {
    await this.keeper?.report(action);
  }
}
