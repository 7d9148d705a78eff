import { Injectable, type OnModuleInit } from '@nestjs/common';
import { defineMark } from '../marks/mark';
import { Marked } from '../marks/marked';
import type { StatementRunner } from '../sql/statement-runner';
import type { Transaction } from '../unit-of-work/transaction';

/** What one domain knows of who goes to which school, for those who ask people who they are. */
export interface SchoolKeeper {
  /**
   * Has somebody go to a school, in the caller's transaction. To the one they go to already, it changes nothing.
   * @param field of the input that named it @throws DomainError with an issue of that field
   */
  enter(transaction: Transaction, entry: SchoolEntry): Promise<void>;
  /** Name and address of the school somebody goes to; null where they have not said it. */
  ofPerson(statements: StatementRunner, userId: string): Promise<string | null>;
}

export interface SchoolEntry {
  readonly userId: string;
  readonly schoolId: string;
  readonly field: string;
}

/** Marks a provider as the `SchoolKeeper`. */
export const KeepsSchools = defineMark<SchoolKeeper>();

/** Who goes to which school, wherever that is kept. Without a domain that keeps it nobody is asked for a school. */
@Injectable()
export class Schools implements OnModuleInit {
  private keeper: SchoolKeeper | undefined;

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.keeper = this.marked.one(KeepsSchools, 'keep schools');
  }

  async enter(transaction: Transaction, entry: SchoolEntry): Promise<void> {
    await this.keeper?.enter(transaction, entry);
  }

  async hasSchool(statements: StatementRunner, userId: string): Promise<boolean> {
    return this.keeper === undefined || (await this.ofPerson(statements, userId)) !== null;
  }

  async ofPerson(statements: StatementRunner, userId: string): Promise<string | null> {
    return (await this.keeper?.ofPerson(statements, userId)) ?? null;
  }
}
