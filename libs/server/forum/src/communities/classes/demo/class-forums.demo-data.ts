import type { DemoSeeder } from '@lyceum/database';
import { classNamed, classPeople, taughtClasses } from '@lyceum/live-course';
import { interestsOfForum } from '../../../interests/forum-interests';
import { type DemoThread, list, p, rich } from '../../../threads/demo/demo-thread';
import { insertDemoThreads } from '../../../threads/demo/threads.demo-data';
import { aboutClassForum, ofClass } from '../class-forum.messages';

interface TaughtClass {
  readonly id: string;
  readonly groupTag: string;
  readonly course: string;
}

/** What is talked about in the class that is in the middle of its course. */
const threads: readonly Omit<DemoThread, 'forum'>[] = [
  {
    by: 'teacher',
    title: 'Welcome: what this forum is for',
    ...rich(
      p('This is **our room between two lessons**. Nobody but the people of this class can read here.'),
      list(
        'Ask what you did not dare to ask in the lesson. Somebody else has the same question.',
        'Show a paragraph before it is good. We say what we saw in it, not what we would have written.',
        'When you miss a lesson, say so here: somebody tells you what we did.',
      ),
    ),
    hoursAgo: 24 * 20,
    clappers: 4,
    views: 31,
    pin: 1,
    posts: [
      ['member-1', 'Hello! I am the one who writes everything the night before. I would like to stop that.'],
      ['student', 'Same. I start early and then rewrite the first sentence for four days.'],
      ['teacher', 'Then the two of you should swap drafts: one has the beginnings, the other the ends.'],
    ],
    lastPostHoursAgo: 24 * 18,
  },
  {
    by: 'member-3',
    title: 'How much of a scene may be invented?',
    content:
      'My essay is about my grandfather’s shop. I remember the bell and the smell, but not a word that anybody said. May I write what he would have said, or is that a lie?',
    tags: ['essay 3'],
    hoursAgo: 29,
    clappers: 3,
    views: 19,
    posts: [
      ['student', 'I wrote “I think he said”. It felt honest and it still sounded like him.'],
      ['member-9', 'Or let him be silent. A bell and a smell can be enough.'],
      ['teacher', 'Both are good answers. Try one paragraph each way and bring them: we read them aloud.'],
    ],
    lastPostHoursAgo: 5,
  },
];

/** The forums of the classes of the demo data, as they would be made; after the classes. */
export const classForumsDemoData: DemoSeeder = {
  name: 'class forums',
  async seed(manager) {
    const classes = await manager.query<TaughtClass[]>(`
      SELECT taught.id, named.group_tag AS "groupTag", named.course
      FROM (${taughtClasses}) taught CROSS JOIN LATERAL (${classNamed('taught.id')}) named ORDER BY taught.id`);
    for (const { id, groupTag, course } of classes) {
      await manager.query(
        `WITH people AS MATERIALIZED (${classPeople('$1::uuid')}),
         forum AS (
           INSERT INTO communities AS c (name, display_name, title, description, type, privacy, creator_id, created_at, class_group_id, members_cnt, admins_cnt)
           SELECT $2, $3, $4, $5, '', 'CLOSED', (SELECT user_id FROM people WHERE role = 'TEACHER' ORDER BY user_id LIMIT 1),
             now() - interval '21 days', $1, count(*), count(*) FILTER (WHERE role = 'TEACHER') FROM people
           RETURNING c.id, c.created_at)
         INSERT INTO community_members (community_id, user_id, role, joined_at)
         SELECT forum.id, people.user_id, CASE people.role WHEN 'TEACHER' THEN 'ADMIN' WHEN 'ASSISTANT' THEN 'MOD' ELSE 'MEMBER' END, forum.created_at
         FROM forum, people`,
        [id, nameOf(groupTag), ofClass({ course, groupTag }), course, aboutClassForum()],
      );
    }
    await manager.query(
      `UPDATE communities c SET interests = ${interestsOfForum} WHERE c.class_group_id IS NOT NULL`,
    );
    const forum = nameOf('WRITING-2026-A');
    await insertDemoThreads(
      manager,
      threads.map((thread) => ({ ...thread, forum })),
    );
  },
};

/** Its name in addresses. */
const nameOf = (groupTag: string): string => `class-${groupTag.toLowerCase()}`;
