import { Injectable } from '@nestjs/common';
import { type AnyRow, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** What the activity log says about somebody. */
@Injectable()
@PersonalDataSource('activity')
export class LoggingPersonalData extends StoredPersonalData {
  protected readonly lists = {
    actions: statement<AnyRow>(
      'logging.actions-of-user',
      `SELECT created_at AS "at", action_type AS "action", browser, browser_version AS "browserVersion", os,
              os_version AS "osVersion", platform, login_type AS "loginType", path, duration, details
       FROM user_actions WHERE user_id = $userId ORDER BY created_at, id`,
    ),
    frontEndLogs: statement<AnyRow>(
      'logging.front-end-logs-of-user',
      `SELECT happened_at AS "at", level, message, stack, path, user_agent AS "userAgent"
       FROM front_end_logs WHERE user_id = $userId ORDER BY id`,
    ),
  };

  /** The counts of what was done stay; where and with which machine one particular person did it goes. */
  protected override readonly erasures = [
    statement(
      'logging.anonymize-actions',
      `UPDATE user_actions SET browser_version = '', os_version = '', path = NULL, details = NULL WHERE user_id = $userId`,
    ),
    statement('logging.delete-front-end-logs', 'DELETE FROM front_end_logs WHERE user_id = $userId'),
  ];
}
