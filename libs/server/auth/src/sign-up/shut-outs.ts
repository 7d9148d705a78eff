import { Injectable } from '@nestjs/common';
import { normalizedAddress } from '@lyceum/contracts/auth';
import type { EntityManager } from 'typeorm';
import { awaitsGuardian, isShutByStaff } from '../people.sql';

/** Whether one of these people is shut out of a part of the platform now. Domains that shut people out register one. */
export type ShutOutSource = (manager: EntityManager, userIds: readonly string[]) => Promise<boolean>;

/** What a new account of this e-mail begins with. */
export interface Beginning {
  readonly normalizedEmail: string;
  /** Now where staff are to look at it first, else null. */
  readonly awaitsStaffSince: Date | null;
}

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
  async beginningOf(manager: EntityManager, email: string): Promise<Beginning> {
    const normalizedEmail = normalizedAddress(email);
    const others = await manager.query<{ id: string; isOut: boolean }[]>(
      `SELECT id, CASE WHEN email_confirmed_at IS NULL THEN ${isShutByStaff('users')}
                       ELSE suspended_at IS NOT NULL OR ${awaitsGuardian('users')} END AS "isOut" FROM users
       WHERE normalized_email = $1 AND email <> $2 AND erased_at IS NULL`,
      [normalizedEmail, email],
    );
    const isOut =
      others.some((other) => other.isOut) || (others.length > 0 && (await this.isBanned(manager, others)));
    return { normalizedEmail, awaitsStaffSince: isOut ? new Date() : null };
  }

  private async isBanned(manager: EntityManager, others: readonly { id: string }[]): Promise<boolean> {
    const ids = others.map(({ id }) => id);
    for (const isShutOut of this.sources) if (await isShutOut(manager, ids)) return true;
    return false;
  }
}
