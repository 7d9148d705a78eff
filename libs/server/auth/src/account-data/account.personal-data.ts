import { Injectable } from '@nestjs/common';
import {
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  statement,
  type Transaction,
} from '@lyceum/kernel';
import { SessionService } from '../sessions/session.service';
import {
  accountQuery,
  auditQuery,
  emailChangesQuery,
  identitiesQuery,
  passkeysQuery,
  sessionsQuery,
  teacherApplicationsQuery,
} from './account-data.queries';

/** What may be known to the account's owner alone, or to nobody at all. */
const eraseStatements = [
  'identities',
  'totp_factors',
  'recovery_codes',
  'passkeys',
  'one_time_codes',
  'email_changes',
  'sessions',
  'teacher_applications',
].map((table) => statement(`auth.erase-${table}`, `DELETE FROM ${table} WHERE user_id = $userId`));

/** The account itself, the ways into it, its sessions, and what the record of changes says about it. */
@Injectable()
@PersonalDataSource('account')
export class AccountPersonalData implements PersonalData {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly sessions: SessionService,
  ) {}

  async export(userId: string): Promise<object> {
    const [account] = await this.queries.rows(accountQuery, { userId });
    return {
      account,
      identities: await this.queries.rows(identitiesQuery, { userId }),
      passkeys: await this.queries.rows(passkeysQuery, { userId }),
      teacherApplications: await this.queries.rows(teacherApplicationsQuery, { userId }),
      emailChanges: await this.queries.rows(emailChangesQuery, { userId }),
      sessions: await this.queries.rows(sessionsQuery, { userId }),
      recordOfChanges: await this.queries.rows(auditQuery, { userId }),
    };
  }

  /** The row of the account stays, for what others answered to; `AccountEraser` makes it nobody's. */
  async erase(transaction: Transaction, userId: string): Promise<void> {
    // Ended first, so that tabs still open hear of it.
    await this.sessions.endAll(transaction, userId, 'DELETED');
    for (const eraseStatement of eraseStatements) await transaction.count(eraseStatement, { userId });
  }
}
