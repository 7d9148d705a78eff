import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries, type Transaction } from '@lyceum/kernel';

const actionsQuery = {
  name: 'logging.actions-of-user',
  text: `
    SELECT created_at AS "at", action_type AS "action", browser, browser_version AS "browserVersion", os,
           os_version AS "osVersion", platform, login_type AS "loginType", path, duration, details
    FROM user_actions WHERE user_id = $1 ORDER BY created_at, id`,
};

const logsQuery = {
  name: 'logging.front-end-logs-of-user',
  text: `
    SELECT happened_at AS "at", level, message, stack, path, user_agent AS "userAgent"
    FROM front_end_logs WHERE user_id = $1 ORDER BY id`,
};

/** What the activity log says about somebody. */
@Injectable()
@PersonalDataSource('activity')
export class LoggingPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return {
      actions: await this.queries.rows(actionsQuery, [userId]),
      frontEndLogs: await this.queries.rows(logsQuery, [userId]),
    };
  }

  /** The counts of what was done stay; where and with which machine one particular person did it goes. */
  async erase({ manager }: Transaction, userId: string): Promise<void> {
    await manager.query(
      `UPDATE user_actions SET browser_version = '', os_version = '', path = NULL, details = NULL WHERE user_id = $1`,
      [userId],
    );
    await manager.query('DELETE FROM front_end_logs WHERE user_id = $1', [userId]);
  }
}
