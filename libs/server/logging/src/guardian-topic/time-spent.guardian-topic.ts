import { sessionLimits } from '@lyceum/contracts/auth';
import { guardiansLimits } from '@lyceum/contracts/guardians';
import {
  type GuardianDay,
  type GuardianTopic,
  type GuardianTopicContent,
  PreparedQueries,
  statement,
  TellsGuardians,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import * as messages from './time-spent.messages';

const before = guardiansLimits.timeDays - 1;

/** Minutes of the last days, in UTC. A page that was left open counts no longer than idleness lets it. */
const daysQuery = statement<GuardianDay>(
  'logging.time-for-guardians',
  `WITH spent AS (
     SELECT (created_at AT TIME ZONE 'UTC')::date AS day, sum(LEAST(duration, ${sessionLimits.idleMilliseconds})) AS milliseconds
     FROM user_actions
     WHERE user_id = $studentId AND action_type = 'PAGE_VIEW'
       AND created_at >= ((now() AT TIME ZONE 'UTC')::date - ${String(before)})::timestamp AT TIME ZONE 'UTC'
     GROUP BY 1
   )
   SELECT to_char(at, 'YYYY-MM-DD') AS day, COALESCE(round(milliseconds / 60000.0), 0)::int AS minutes
   FROM generate_series(
     (now() AT TIME ZONE 'UTC')::date::timestamp - interval '${String(before)} days', (now() AT TIME ZONE 'UTC')::date, '1 day') AS at
   LEFT JOIN spent ON spent.day = at::date ORDER BY at`,
);

const week = 7;

/** How long a student was here, day by day; not with what. */
@Injectable()
@TellsGuardians()
export class TimeSpentGuardianTopic implements GuardianTopic {
  readonly name = 'TIME_SPENT';

  constructor(private readonly queries: PreparedQueries) {}

  async of(studentId: string): Promise<GuardianTopicContent> {
    const days = await this.queries.rows(daysQuery, { studentId });
    const ofLast = days.slice(-week).reduce((sum, { minutes }) => sum + minutes, 0);
    const active = days.slice(-week).filter(({ minutes }) => minutes > 0).length;
    return {
      figures: [
        { label: messages.lastSevenDays(), value: spent(ofLast) },
        { label: messages.daysHere({ count: active }), value: String(active) },
      ],
      entries: [],
      days,
    };
  }
}

function spent(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? messages.minutes({ minutes }) : messages.hours({ hours, minutes: minutes % 60 });
}
