import { Injectable } from '@nestjs/common';
import {
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  statement,
  type Transaction,
} from '@lyceum/kernel';

interface LoggedAction {
  readonly at: Date;
  readonly action: string;
  readonly browser: string;
  readonly browserVersion: string;
  readonly os: string;
  readonly osVersion: string;
  readonly platform: string;
  readonly loginType: string | null;
  readonly path: string | null;
  readonly duration: number | null;
  readonly details: object | null;
}

interface FrontEndLogOfUser {
  readonly at: Date;
  readonly level: string;
  readonly message: string;
  readonly stack: string | null;
  readonly path: string | null;
  readonly userAgent: string;
}

const actionsStatement = statement<LoggedAction>(
  'logging.actions-of-user',
  `
    SELECT created_at AS "at", action_type AS "action", browser, browser_version AS "browserVersion", os,
           os_version AS "osVersion", platform, login_type AS "loginType", path, duration, details
    FROM user_actions WHERE user_id = $userId ORDER BY created_at, id`,
);

const logsStatement = statement<FrontEndLogOfUser>(
  'logging.front-end-logs-of-user',
  `
    SELECT happened_at AS "at", level, message, stack, path, user_agent AS "userAgent"
    FROM front_end_logs WHERE user_id = $userId ORDER BY id`,
);

const deleteLogsStatement = statement(
  'logging.delete-front-end-logs',
  'DELETE FROM front_end_logs WHERE user_id = $userId',
);

const anonymizeActionsStatement = statement(
  'logging.anonymize-actions',
  `UPDATE user_actions SET browser_version = '', os_version = '', path = NULL, details = NULL WHERE user_id = $userId`,
);

/** What the activity log says about somebody. */
@Injectable()
@PersonalDataSource('activity')
export class LoggingPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return {
      actions: await this.queries.rows(actionsStatement, { userId }),
      frontEndLogs: await this.queries.rows(logsStatement, { userId }),
    };
  }

  /** The counts of what was done stay; where and with which machine one particular person did it goes. */
  async erase(transaction: Transaction, userId: string): Promise<void> {
    await transaction.count(anonymizeActionsStatement, { userId });
    await transaction.count(deleteLogsStatement, { userId });
  }
}
