import type { CommunityPrivacy, ContentStatus, MemberRole } from '@lyceum/contracts/forum';
import type { EntityManager } from 'typeorm';

export { buildClaps, buildComment, buildPost } from './post.factories';

interface Stored {
  id: string;
}

let count = 0;

/** A stored forum, PUBLIC unless said otherwise, without anybody in it. */
export async function buildCommunity(
  manager: EntityManager,
  creator: Stored,
  overrides: { displayName?: string; description?: string; privacy?: CommunityPrivacy } = {},
): Promise<Stored & { name: string; displayName: string }> {
  count += 1;
  const { displayName = `Forum ${String(count)}`, description = '', privacy = 'PUBLIC' } = overrides;
  const name = `forum-${process.pid.toString(36)}-${String(count)}`;
  const [row] = await manager.query<Stored[]>(
    `INSERT INTO communities (name, display_name, description, privacy, creator_id)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [name, displayName, description, privacy, creator.id],
  );
  return { id: row?.id ?? '', name, displayName };
}

/** Somebody becomes a member, counted as such. */
export async function buildMember(
  manager: EntityManager,
  community: Stored,
  user: Stored,
  role: MemberRole = 'MEMBER',
): Promise<void> {
  await manager.query('INSERT INTO community_members (community_id, user_id, role) VALUES ($1, $2, $3)', [
    community.id,
    user.id,
    role,
  ]);
  await manager.query(
    `UPDATE communities SET members_cnt = members_cnt + 1, admins_cnt = admins_cnt + ($2 = 'ADMIN')::int WHERE id = $1`,
    [community.id, role],
  );
}

/** A ban without an end, by the forum's creator. */
export async function buildBan(manager: EntityManager, community: Stored, user: Stored): Promise<void> {
  await manager.query(
    `INSERT INTO community_bans (community_id, user_id, banned_by, reason)
     SELECT id, $2, creator_id, 'Spam' FROM communities WHERE id = $1`,
    [community.id, user.id],
  );
}

/** A stored thread of plain text, VISIBLE unless said otherwise. */
export async function buildThread(
  manager: EntityManager,
  community: Stored,
  creator: Stored,
  overrides: {
    title?: string;
    text?: string;
    tags?: string[];
    status?: ContentStatus;
    createdAt?: Date;
  } = {},
): Promise<Stored & { title: string }> {
  count += 1;
  const { title = `Thread ${String(count)}`, text = '', tags = [], status = 'VISIBLE' } = overrides;
  const { createdAt = new Date() } = overrides;
  const [row] = await manager.query<Stored[]>(
    `INSERT INTO threads (community_id, creator_id, title, content, plain_text, preview, tags, status, created_at)
     VALUES ($1, $2, $3, $4, $4, left($4, 150), $5, $6, $7) RETURNING id`,
    [community.id, creator.id, title, text, tags, status, createdAt],
  );
  if (status === 'VISIBLE')
    await manager.query('UPDATE communities SET threads_cnt = threads_cnt + 1 WHERE id = $1', [community.id]);
  return { id: row?.id ?? '', title };
}

interface Said {
  content?: string;
  status?: ContentStatus;
}

/** A stored conversation, VISIBLE unless said otherwise. */
export async function buildConversation(
  manager: EntityManager,
  community: Stored,
  creator: Stored,
  { content = 'Hello.', status = 'VISIBLE' }: Said = {},
): Promise<Stored> {
  const [row] = await manager.query<[Stored]>(
    'INSERT INTO conversations (community_id, creator_id, content, status) VALUES ($1, $2, $3, $4) RETURNING id',
    [community.id, creator.id, content, status],
  );
  return row;
}

/** A stored reply, counted if it is shown; VISIBLE unless said otherwise. */
export async function buildReply(
  manager: EntityManager,
  conversation: Stored,
  creator: Stored,
  { content = 'Hi.', status = 'VISIBLE' }: Said = {},
): Promise<Stored> {
  const [row] = await manager.query<[Stored]>(
    `INSERT INTO conversation_replies (conversation_id, creator_id, content, status) VALUES ($1, $2, $3, $4)
     RETURNING id`,
    [conversation.id, creator.id, content, status],
  );
  if (status === 'VISIBLE')
    await manager.query('UPDATE conversations SET replies_cnt = replies_cnt + 1 WHERE id = $1', [
      conversation.id,
    ]);
  return row;
}
