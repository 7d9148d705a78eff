import type { DemoSeeder } from '@lyceum/database';
import type { DemoPerson } from '../../threads/demo/demo-thread';
import { peopleOf } from '../../threads/demo/forum-people';

/** A conversation of the demo data, and what was answered. */
interface DemoConversation {
  /** The forum's name in addresses. */
  readonly forum: string;
  readonly by: DemoPerson;
  readonly content: string;
  readonly minutesAgo: number;
  readonly likes: number;
  readonly replies?: readonly (readonly [by: DemoPerson, text: string])[];
  readonly status?: 'DELETED';
}

const demoConversations: readonly DemoConversation[] = [
  {
    forum: 'climate-action',
    by: '~2',
    content:
      'The meter in our gym says 212 kWh for the weekend. Nobody was there. Where would you look first?',
    minutesAgo: 34,
    likes: 7,
    replies: [
      ['member-1', 'Ventilation. Ours ran all night because the timer still thought it was last summer.'],
      ['~5', 'Hot water. Switch the boiler off on Friday and read the meter on Monday.'],
      ['~9', 'Vending machines! Two of them use as much as a family.'],
    ],
  },
  {
    forum: 'math-olympiad',
    by: '~4',
    content: 'Is anybody still awake for problem 5? I have the bound, but not the equality case.',
    minutesAgo: 95,
    likes: 4,
    replies: [['~7', 'Try it with two variables equal. It falls out in three lines.']],
  },
  {
    forum: 'mandarin-table',
    by: '~1',
    content: '今天的新词：「靠谱」 — reliable, somebody you can count on. 谁是你最靠谱的朋友？',
    minutesAgo: 180,
    likes: 11,
    replies: [
      ['~3', '我的同桌！每次忘带笔都是她救我。'],
      ['~6', 'Mine is my grandmother. She has never been late in seventy years.'],
    ],
  },
  {
    forum: 'through-the-lens',
    by: '~6',
    content: 'Fog until ten tomorrow. Who is coming to the harbour at seven? I bring tea for six.',
    minutesAgo: 400,
    likes: 9,
  },
  {
    forum: 'climate-action',
    by: '~11',
    content: 'Does our bus pass count as a ticket for the fair?',
    minutesAgo: 1_500,
    likes: 0,
    replies: [['forum-admin', 'It does. Come before four, the train back is full after that.']],
    status: 'DELETED',
  },
  {
    forum: 'climate-action',
    by: 'forum-admin',
    content:
      'Thank you all for Saturday: 41 people, 380 litres of litter, and not one complaint about the rain.',
    minutesAgo: 2_900,
    likes: 23,
    replies: [['~8', 'My boots would like to complain.']],
  },
];

/** $1 forum, $2 author, $3 text, $4 status, $5 age in minutes */
const conversationStatement = `
  INSERT INTO conversations (community_id, creator_id, content, status, created_at)
  VALUES ($1, $2, $3, $4, now() - make_interval(mins => $5)) RETURNING id`;

/** Spread over the time since. $1 conversation, $2 authors, $3 texts */
const repliesStatement = `
  WITH given AS (
    INSERT INTO conversation_replies (conversation_id, creator_id, content, created_at)
    SELECT v.id, r.creator_id, r.text,
           v.created_at + (now() - v.created_at) * (r.place::float / (cardinality($2::uuid[]) + 1))
    FROM conversations v, unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS r (creator_id, text, place) WHERE v.id = $1
    RETURNING id
  )
  UPDATE conversations SET replies_cnt = (SELECT count(*) FROM given) WHERE id = $1`;

/** $1 conversation, $2 who likes it */
const likesStatement = `
  WITH given AS (
    INSERT INTO conversation_likes (conversation_id, user_id) SELECT $1, unnest($2::uuid[]) RETURNING user_id
  )
  UPDATE conversations SET likes_cnt = (SELECT count(*) FROM given) WHERE id = $1`;

/** What the demo forums talk about on the forums' home. */
export const conversationsDemoData: DemoSeeder = {
  name: 'conversations',
  async seed(manager) {
    for (const { forum, by, content, minutesAgo, likes, replies = [], status } of demoConversations) {
      const people = await peopleOf(manager, forum);
      const creatorId = people.idOf(by);
      const values = [people.communityId, creatorId, content, status ?? 'VISIBLE', minutesAgo];
      const [row] = await manager.query<[{ id: string }]>(conversationStatement, values);
      const authors = replies.map(([author]) => people.idOf(author));
      await manager.query(repliesStatement, [row.id, authors, replies.map(([, text]) => text)]);
      const readers = people.ids.filter((id) => id !== creatorId);
      await manager.query(likesStatement, [row.id, readers.slice(0, likes)]);
    }
  },
};
