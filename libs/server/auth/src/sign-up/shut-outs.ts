import { Injectable } from '@nestjs/common';
import { normalizedAddress } from '@lyceum/contracts/auth';
import { statement, type Transaction } from '@lyceum/kernel';
import { awaitsGuardian, isShutByStaff } from '../people.sql';

/** Whether one of these people is shut out of a part of the platform now. Domains that shut people out register one. */
export type ShutOutSource = (transaction: Transaction, userIds: readonly string[]) => Promise<boolean>;

/** What a new account of this e-mail begins with. */
export interface Beginning {
  readonly normalizedEmail: string;
  /** Now where staff are to look at it first, else null. */
  readonly awaitsStaffSince: Date | null;
}

const othersQuery = statement<{ id: string; isOut: boolean }>(
  'auth.others-of-mailbox',
  `SELECT id, CASE WHEN email_confirmed_at IS NULL THEN ${isShutByStaff('users')}
                       ELSE suspended_at IS NOT NULL OR ${awaitsGuardian('users')} END AS "isOut" FROM users
       WHERE normalized_email = $normalizedEmail AND email <> $email AND erased_at IS NULL`,
);

/** Who is shut out, and comes again under another alias of the same mailbox. */
@Injectable()
export class ShutOuts {
  private readonly sources: ShutOutSource[] = [];

  register(source: ShutOutSource): void {
    this.sources.push(source);
  }

  /**
   * An account of a mailbox whose other account is suspended, or banned somewhere, or waits for a guardian (a child
   * might come again with an older birthday), waits for staff. An account counts once its e-mail is confirmed: before,
   * a stranger may have made it. One that staff suspended counts always.
   */
  async beginningOf(transaction: Transaction, email: string): Promise<Beginning> {
    const normalizedEmail = normalizedAddress(email);
    const others = await transaction.rows(othersQuery, { normalizedEmail, email });
    const isOut =
      others.some((other) => other.isOut) ||
      (others.length > 0 && (await this.isBanned(transaction, others)));
    return { normalizedEmail, awaitsStaffSince: isOut ? new Date() : null };
  }

  private async isBanned(transaction: Transaction, others: readonly { id: string }[]): Promise<boolean> {
    const ids = others.map(({ id }) => id);
    for (const isShutOut of this.sources) if (await isShutOut(transaction, ids)) return true;
    return false;
  }
}
