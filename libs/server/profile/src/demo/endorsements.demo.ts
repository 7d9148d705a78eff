import { people } from '@lyceum/auth';
import type { EntityManager } from 'typeorm';

/** Who, by the first part of their e-mail, said what for whom, how many days ago. */
const endorsements: readonly [giver: string, receiver: string, daysAgo: number, text: string][] = [
  [
    'teacher',
    'student',
    6,
    'Mei reads a draft the way a good editor does: she finds the one sentence that carries it, and asks why the rest is there. Half the class rewrote their openings after her comments, and every one of them got shorter.',
  ],
  [
    'forum-admin',
    'student',
    19,
    'When our data for the river project did not add up, Mei went back out in the rain with her own gauge and measured it again. We won because of that evening.',
  ],
  [
    'member-1',
    'student',
    31,
    'Explains fronts and pressure so that you can draw them yourself. And she brings noodles.',
  ],
  ['member-2', 'student', 52, 'The most patient person I have ever debugged a spreadsheet with.'],
  [
    'student',
    'teacher',
    3,
    'I used to hide my first drafts. Mr. Okafor reads his own worst paragraph aloud in the first lesson, and after that nobody hides anything.',
  ],
  [
    'member-1',
    'teacher',
    12,
    'Answers within a day, always with a question that helps more than an answer would.',
  ],
  ['member-3', 'teacher', 40, 'Taught me to cut the first sentence. Then the second.'],
  [
    'student',
    'forum-admin',
    9,
    'Sofía keeps forty people on one topic and makes the newest of them feel that they started it. She also remembers everybody’s timezone.',
  ],
];

/** What the demo accounts say for each other. */
export async function seedEndorsements(manager: EntityManager): Promise<void> {
  for (const [giver, receiver, daysAgo, text] of endorsements)
    await manager.query(
      `INSERT INTO endorsements (giver_id, receiver_id, endorsement_text, status, created_at, updated_at)
       SELECT g.id, r.id, $3, 'VISIBLE', now() - make_interval(days => $4), now() - make_interval(days => $4)
       ${people.from('g')} CROSS JOIN (SELECT u.id ${people.from('u')} WHERE u.email = $2) r WHERE g.email = $1`,
      [`${giver}@lyceum.example`, `${receiver}@lyceum.example`, text, daysAgo],
    );
}
