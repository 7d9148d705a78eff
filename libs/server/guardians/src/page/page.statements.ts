import {
  hasGuardiansConsent,
  isOfAge,
  isPresent,
  people,
  type UserSummaryModel,
  userSummaryJson,
} from '@lyceum/auth';
import type { GuardianTopicName } from '@lyceum/contracts/guardians';
import { blocks } from '@lyceum/friends';
import { insertRow, statement } from '@lyceum/kernel';
import { tieStands } from '../guardians.sql';

export type TopicChoices = Partial<Record<GuardianTopicName, boolean>>;

export interface StudentRow {
  student: UserSummaryModel;
  dateOfBirth: string | null;
  choices: TopicChoices;
  mayWithdrawConsent: boolean;
}

/** The student as one of their guardians or they themselves may look at them; no row for anybody else. */
export const studentQuery = statement<StudentRow>(
  'guardians.student',
  `SELECT ${userSummaryJson('u')} AS student, u.date_of_birth::text AS "dateOfBirth",
     COALESCE((SELECT jsonb_object_agg(topic, is_shown) FROM guardian_topic_choices WHERE student_id = u.id), '{}') AS choices,
     COALESCE(tie.origin = 'CONSENT' AND ${hasGuardiansConsent('u')} AND NOT ${isOfAge('u')}, FALSE) AS "mayWithdrawConsent"
   ${people.from('u')} LEFT JOIN guardian_ties tie
     ON tie.student_id = u.id AND tie.guardian_id = $userId AND ${tieStands('tie', 'u')}
   WHERE u.id = $studentId AND ${isPresent('u')} AND (u.id = $userId OR tie.id IS NOT NULL)
     AND NOT ${blocks.between('u.id', '$userId::uuid')}`,
);

export const chooseStatement = statement(
  'guardians.choose-topic',
  insertRow(
    'guardian_topic_choices',
    ['studentId', 'topic', 'isShown'],
    `ON CONFLICT (student_id, topic) DO UPDATE SET is_shown = excluded.is_shown, changed_at = now()
     WHERE guardian_topic_choices.is_shown <> excluded.is_shown`,
  ),
);
