import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { firstLoadFile, type Screen } from '../../vite/screens/screen-chunks.ts';
import { root } from '../world/build.ts';

/** One that every demo account may read; the demo student is banned from another. */
const firstForum = `SELECT name FROM communities WHERE privacy = 'PUBLIC' ORDER BY name LIMIT 1`;

/** What stands for each name in a route's path: a statement that finds one, or a word that will do. */
const values: Readonly<Record<string, string>> = {
  $threadId: `SELECT t.id FROM threads t JOIN communities c ON c.id = t.community_id
    WHERE c.name = (${firstForum}) AND t.status = 'VISIBLE' ORDER BY t.posts_cnt DESC, t.id LIMIT 1`,
  $name: firstForum,
  $userId: `SELECT id FROM users WHERE email = 'teacher@lyceum.example'`,
  $groupTag: `SELECT group_tag FROM live_course_groups ORDER BY id LIMIT 1`,
  $code: `SELECT 'made-up'`,
  $chatId: `SELECT COALESCE((SELECT c.id FROM chats c JOIN chat_members m ON m.chat_id = c.id JOIN users u ON u.id = m.user_id
    WHERE u.email = 'student@lyceum.example' ORDER BY c.id LIMIT 1), '00000000-0000-7000-8000-000000000000')::text AS id`,
  $personId: `SELECT id FROM users WHERE email = 'member-1@lyceum.example'`,
  $orderId: `SELECT COALESCE((SELECT o.id FROM orders o JOIN users u ON u.id = o.buyer_id
    WHERE u.email = 'student@lyceum.example' ORDER BY o.id LIMIT 1), '00000000-0000-7000-8000-000000000000')::text AS id`,
  $ref: `SELECT 'made-up'`,
  $key: `SELECT 'made-up'`,
  $slug: `SELECT 'reading-slowly-on-purpose'`,
  $: `SELECT 'help'`,
};

/** The same where it depends on the route. */
const valuesOf: Readonly<Record<string, string>> = {
  '/globe/$slug': `SELECT 'article1'`,
  '/es/$': `SELECT 'about-us'`,
  '/zh/$': `SELECT 'about-us'`,
  '/live-course-p/$code': `SELECT tag FROM live_courses WHERE published_at IS NOT NULL ORDER BY tag LIMIT 1`,
  '/payments/link/$code': `SELECT 'speaking-for-siblings'`,
  '/payments/pay/$code': `SELECT 'speaking-for-siblings'`,
  '/payments/seat/$groupTag': `SELECT g.group_tag FROM live_course_groups g JOIN live_courses c ON c.tag = g.course_tag
    WHERE c.price_minor > 0 AND c.published_at IS NOT NULL ORDER BY g.group_tag LIMIT 1`,
};

/** Where the records are that a section of the console shows one by one, if not in a table of its name. */
const records: Readonly<Record<string, string>> = {
  '/ops/moderation/$id': 'moderation_cases',
  '/ops/educators/$id': '(SELECT user_id AS id FROM teacher_applications) application',
  '/ops/classes/$id': 'live_course_groups',
  '/ops/content/$id': 'content_entries',
  '/ops/audit/$id': 'audit_entries',
  '/ops/jobs/$id': '(SELECT parked_id AS id FROM event_deliveries WHERE parked_id IS NOT NULL) job',
};

/** What is opened where the demo data has nothing of a kind: the screen that says so. */
const nothing = '00000000-0000-7000-8000-000000000000';

export interface Address {
  /** The route's path: `/thread/$threadId`. */
  readonly route: string;
  readonly path: string;
  readonly isSignedIn: boolean;
}

/** An address for every route of both front ends. @throws Error for a route with a name that has no value yet */
export async function findAddresses(pool: Pool): Promise<Address[]> {
  const screens = [...screensOf('web', ''), ...screensOf('ops', '/ops')];
  return Promise.all(
    screens.map(async ({ id, route }) => {
      const parts = await Promise.all(route.split('/').map((part) => valueOf(part, route, pool)));
      return { route, path: parts.join('/'), isSignedIn: !/^\/(?:_public|\$)/.test(id) };
    }),
  );
}

function screensOf(application: string, prefix: string): { id: string; route: string }[] {
  const file = join(root, 'apps', application, 'dist', firstLoadFile);
  const screens = JSON.parse(readFileSync(file, 'utf8')) as Screen[];
  return screens.map(({ id, path }) => ({ id, route: prefix + path }));
}

/** A statement that finds what stands for a name in the path of a route; undefined where nothing is said of it yet. */
export function statementFor(part: string, route: string): string | undefined {
  const table = records[route] ?? /^\/ops\/([a-z-]+)\/\$id$/.exec(route)?.[1]?.replaceAll('-', '_');
  return part === '$id' && table
    ? `SELECT id FROM ${table} ORDER BY id LIMIT 1`
    : (valuesOf[route] ?? values[part]);
}

async function valueOf(part: string, route: string, pool: Pool): Promise<string> {
  if (!part.startsWith('$')) return part;
  const statement = statementFor(part, route);
  if (statement === undefined)
    throw new Error(`Say in tools/bench/screens/addresses.ts what ${part} of ${route} may be.`);
  const { rows } = await pool.query<Record<string, string>>(statement);
  return Object.values(rows[0] ?? { nothing })[0] ?? nothing;
}
