import { randomUUID } from 'node:crypto';
import type { CommunityPrivacy } from '@lyceum/contracts/forum';
import {
  buildComment,
  buildCommunity,
  buildConversation,
  buildMember,
  buildPost,
  buildReply,
  buildThread,
} from '@lyceum/forum/testing';
import { buildPoll, buildVote } from '@lyceum/polls/testing';
import { buildPerson, type Person } from './people';
import type { TestServer } from './test-server';

/** A word that stands nowhere else. */
export const tellTale = (what: string): string => `${what}${randomUUID().replaceAll('-', '').slice(0, 10)}`;

/** A forum of which only some may know, with a word in everything it has. */
export interface SecretForum {
  privacy: CommunityPrivacy;
  id: string;
  name: string;
  threadId: string;
  conversationId: string;
  /** A post and a comment on it, each of which has said something else before. */
  postId: string;
  commentId: string;
  /** Posts and comments that are held, removed or deleted. */
  gonePostIds: string[];
  goneCommentIds: string[];
  /** What can be looked for. */
  words: Record<
    | 'forum'
    | 'description'
    | 'title'
    | 'text'
    | 'tag'
    | 'option'
    | 'draft'
    | 'person'
    | 'post'
    | 'comment'
    | 'said'
    | 'answered'
    | 'announced',
    string
  >;
  /** The thread's poll, and those of the threads that are gone. */
  pollIds: string[];
  /** Words and ids that only readers of the forum may meet. */
  inside: string[];
  /** Words and ids by which the forum itself is known. */
  outside: string[];
  /** Words and ids of threads that were held, removed or deleted. */
  gone: string[];
  owner: Person;
  author: Person;
  member: Person;
  banned: Person;
}

/**
 * A forum with an owner, an author of threads, a member and a moderator who will be banned. Somebody has asked to join,
 * somebody is invited, and a thread is reported.
 */
export async function buildSecretForum(
  server: TestServer,
  privacy: CommunityPrivacy,
  outsider: Person,
): Promise<SecretForum> {
  const { manager } = server.database;
  const words = {
    forum: tellTale('forum'),
    description: tellTale('about'),
    title: tellTale('title'),
    text: tellTale('text'),
    tag: tellTale('tag'),
    option: tellTale('option'),
    draft: tellTale('draft'),
    person: tellTale('person'),
    post: tellTale('post'),
    comment: tellTale('comment'),
    said: tellTale('said'),
    answered: tellTale('answered'),
    announced: tellTale('announced'),
  };
  const [owner, author, member, banned, asking, invited] = (await Promise.all(
    ['Owner', 'Author', 'Member', 'Banned', 'Asking', 'Invited'].map((firstName) =>
      buildPerson(server, { firstName: tellTale(firstName), lastName: words.person }),
    ),
  )) as [Person, Person, Person, Person, Person, Person];
  const described = { displayName: words.forum, description: words.description, privacy };
  const community = await buildCommunity(manager, owner, described);
  await buildMember(manager, community, owner, 'ADMIN');
  await buildMember(manager, community, author);
  await buildMember(manager, community, member);
  await buildMember(manager, community, banned, 'MOD');
  const { title, text } = words;
  const thread = await buildThread(manager, community, author, { title, text, tags: [words.tag] });
  const poll = await buildPoll(manager, thread, author, { options: [words.option] });
  for (const option of poll.options) await buildVote(manager, poll, option, member);
  const pollIds = [poll.id];
  const gone: string[] = [];
  for (const status of ['HELD', 'REMOVED', 'DELETED'] as const) {
    const word = tellTale(status.toLowerCase());
    const hidden = await buildThread(manager, community, owner, {
      title: `${title} ${word}`,
      text: word,
      status,
    });
    gone.push(word, hidden.id);
    pollIds.push((await buildPoll(manager, hidden, owner, { options: [word] })).id);
  }
  const replies = await buildSecretReplies(manager, { thread, author, owner, words });
  const talk = await buildSecretTalk(manager, { community, author, owner, words });
  gone.push(...talk.gone);
  const save = 'INSERT INTO thread_favorites (user_id, thread_id) VALUES ($1, $2)';
  const mute = "INSERT INTO thread_watches (user_id, thread_id, watch) VALUES ($1, $2, 'MUTED')";
  for (const { id } of [member, banned, outsider])
    for (const keep of [save, mute]) await manager.query(keep, [id, thread.id]);
  await buildDrafts(server, [member, banned], { community, thread, text: words.draft });
  await manager.query('INSERT INTO community_join_requests (community_id, user_id) VALUES ($1, $2)', [
    community.id,
    asking.id,
  ]);
  await manager.query(
    'INSERT INTO community_invitations (community_id, user_id, inviter_id) VALUES ($1, $2, $3)',
    [community.id, invited.id, owner.id],
  );
  return {
    privacy,
    id: community.id,
    name: community.name,
    threadId: thread.id,
    postId: replies.postId,
    commentId: replies.commentId,
    gonePostIds: replies.gonePostIds,
    goneCommentIds: replies.goneCommentIds,
    conversationId: talk.conversationId,
    words,
    pollIds,
    inside: [
      ...[words.title, words.text, words.tag, words.option, words.draft, words.person, thread.id, poll.id],
      ...[words.post, words.comment, replies.earlier, replies.postId, replies.commentId],
      ...[words.said, words.answered, talk.conversationId, words.announced],
      ...[owner.id, author.id, member.id, asking.id, invited.id],
    ],
    outside: [words.forum, words.description, community.id, community.name],
    gone: [...gone, ...replies.gone],
    owner,
    author,
    member,
    banned,
  };
}

/** Each of them has begun a reply and a thread. */
async function buildDrafts(
  server: TestServer,
  people: readonly Person[],
  { community, thread, text }: { community: { id: string }; thread: { id: string }; text: string },
): Promise<void> {
  for (const { id } of people)
    await server.database.query(
      `INSERT INTO drafts (user_id, thread_id, community_id, content, thread)
       VALUES ($1, $2, NULL, $4, NULL), ($1, NULL, $3, $4, '{}')`,
      [id, thread.id, community.id, text],
    );
}

/** A post with a comment, both changed since, and posts and comments of every status that readers do not see. */
async function buildSecretReplies(
  manager: TestServer['database']['manager'],
  {
    thread,
    author,
    owner,
    words,
  }: { thread: { id: string }; author: Person; owner: Person; words: SecretForum['words'] },
) {
  const post = await buildPost(manager, thread, author, { text: words.post });
  const comment = await buildComment(manager, post, author, { text: words.comment });
  const earlier = tellTale('earlier');
  const edit = `INSERT INTO content_edits (target_type, target_id, creator_id, content, is_rich)
                VALUES ($1, $2, $3, $4, FALSE)`;
  for (const [type, { id }] of [['POST', post] as const, ['COMMENT', comment] as const])
    await manager.query(edit, [type, id, author.id, earlier]);
  const gone: string[] = [];
  const gonePostIds: string[] = [];
  const goneCommentIds: string[] = [];
  for (const status of ['HELD', 'REMOVED', 'DELETED'] as const) {
    const [inPost, inComment, before] = ['post', 'comment', 'before'].map((what) =>
      tellTale(status + what),
    ) as [string, string, string];
    const hidden = await buildPost(manager, thread, owner, { text: inPost, status });
    const under = await buildComment(manager, post, owner, { text: inComment, status });
    await manager.query(edit, ['POST', hidden.id, owner.id, before]);
    await manager.query(edit, ['COMMENT', under.id, owner.id, before]);
    gone.push(inPost, inComment, before);
    gonePostIds.push(hidden.id);
    goneCommentIds.push(under.id);
  }
  return { postId: post.id, commentId: comment.id, earlier, gone, gonePostIds, goneCommentIds };
}

/** An announcement, a conversation with a reply, and those two of every status that readers do not see. */
async function buildSecretTalk(
  manager: TestServer['database']['manager'],
  {
    community,
    author,
    owner,
    words,
  }: { community: { id: string; name: string }; author: Person; owner: Person; words: SecretForum['words'] },
) {
  await manager.query(
    `INSERT INTO priority_posts (community_id, type, tag, title, content) VALUES ($1, 'COMMUNITY', $2, $3, '')`,
    [community.id, community.name, words.announced],
  );
  const conversation = await buildConversation(manager, community, author, { content: words.said });
  await buildReply(manager, conversation, author, { content: words.answered });
  const gone: string[] = [];
  for (const status of ['HELD', 'REMOVED', 'DELETED'] as const) {
    const [word, answer] = [tellTale(`${status}Said`), tellTale(`${status}Reply`)];
    const said = await buildConversation(manager, community, owner, { content: word, status });
    const answered = await buildReply(manager, conversation, owner, { content: answer, status });
    gone.push(word, said.id, answer, answered.id);
  }
  return { conversationId: conversation.id, gone };
}
