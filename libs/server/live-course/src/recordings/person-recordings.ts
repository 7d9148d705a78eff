import { isPresent, people } from '@lyceum/auth';
import { statement, type Transaction } from '@lyceum/kernel';
import { KeptFilesService } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { isIn } from '../live-course.sql';

/** What somebody added, and who teaches the class besides them and keeps it when they go. */
const heirsQuery = statement<{ id: string; path: string | null; heir: string | null }>(
  'live-course.heirs-of-recordings',
  `SELECT r.id, r.path, (
     SELECT m.user_id FROM live_course_members m ${people.join('u', 'm.user_id')}
     WHERE m.group_id = r.group_id AND m.role = 'TEACHER' AND m.user_id <> $userId AND ${isIn('m')} AND ${isPresent('u')}
     ORDER BY m.joined_at, m.user_id LIMIT 1) AS heir
   FROM live_recordings r WHERE r.created_by = $userId AND r.call_id IS NULL ORDER BY r.id`,
);

/** What they recorded in a room is of those who are in it. */
const forgetWhoRecordedStatement = statement(
  'live-course.forget-who-recorded',
  'UPDATE live_recordings SET created_by = NULL WHERE created_by = $userId AND call_id IS NOT NULL',
);

const inheritStatement = statement(
  'live-course.inherit-recordings',
  'UPDATE live_recordings SET created_by = $heir WHERE id = ANY($ids)',
);

const loseStatement = statement(
  'live-course.lose-recordings',
  'DELETE FROM live_recordings WHERE id = ANY($ids)',
);

/** First: what is just written of them is there afterwards, and goes too. */
const agreeNoMoreStatement = statement(
  'live-course.delete-recording-consents',
  'DELETE FROM live_recording_consents WHERE user_id = $userId',
);

/** In which they are heard and seen, whoever keeps the recording. */
const loseFilmsStatement = statement<{ path: string | null }>(
  'live-course.lose-films',
  'DELETE FROM live_recording_films WHERE user_id = $userId RETURNING path',
);

/** Films of somebody go with them, and of nobody else. Recordings that were added to a class outlive the account of who added them, as long as somebody else teaches it. */
@Injectable()
export class PersonRecordings {
  constructor(private readonly files: KeptFilesService) {}

  async leave(transaction: Transaction, userId: string): Promise<void> {
    await transaction.count(agreeNoMoreStatement, { userId });
    const films = await transaction.rows(loseFilmsStatement, { userId });
    await this.files.erase(
      transaction,
      films.flatMap(({ path }) => path ?? []),
    );
    await transaction.count(forgetWhoRecordedStatement, { userId });
    const rows = await transaction.rows(heirsQuery, { userId });
    for (const [heir, left] of Map.groupBy(rows, (row) => row.heir)) {
      const ids = left.map(({ id }) => id);
      if (heir === null) {
        // Their files go with the account.
        await transaction.count(loseStatement, { ids });
        continue;
      }
      await this.files.handOver(
        transaction,
        left.flatMap(({ path }) => path ?? []),
        { from: userId, to: heir },
      );
      await transaction.count(inheritStatement, { ids, heir });
    }
  }
}
