import { beforeAll, describe, expect, test } from '@jest/globals';
import { AccountEraser } from '@lyceum/auth';
import { notificationTable, type NotificationType } from '@lyceum/contracts/notifications';
import { buildCommunity, buildMember } from '@lyceum/forum/testing';
import { buildNotification } from '@lyceum/notifications/testing';
import { ChatCalls, lookForUnread } from '../../src/testing/chats';
import { CommunityCalls } from '../../src/testing/communities';
import { tellTale } from '../../src/testing/forum-secrets';
import { EndorsementCalls } from '../../src/testing/endorsements';
import { FriendCalls } from '../../src/testing/friends';
import { untilMailIsOut } from '../../src/testing/mails';
import { ModerationCalls } from '../../src/testing/moderation';
import { buildPerson, type Person } from '../../src/testing/people';
import { PostCalls } from '../../src/testing/posts';
import { mention, rich } from '../../src/testing/rich-texts';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
const lastName = tellTale('name');
/** Somebody young of whom others are told whatever there is to tell, and those others. */
let person: Person;
let friend: Person;
let staff: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  const dateOfBirth = `${String(new Date().getFullYear() - 15)}-01-01`;
  const guardianEmail = 'guardian@parents.example';
  person = await buildPerson(server, { firstName: 'Nia', lastName, dateOfBirth, guardianEmail });
  friend = await buildPerson(server, { dateOfBirth });
  staff = await buildPerson(server, { roles: ['ADMIN'] });
  await doEverything();
  await untilMailIsOut(server);
}, 120_000);

/** What there is to be told of somebody: each of them is told to others, or to staff. */
async function doEverything(): Promise<void> {
  const { manager } = server.database;
  const [forums, friends, posts] = [
    new CommunityCalls(server),
    new FriendCalls(server),
    new PostCalls(server),
  ];
  const forum = await buildCommunity(manager, staff, { privacy: 'PRIVATE' });
  await buildMember(manager, forum, staff, 'ADMIN');
  await buildMember(manager, forum, friend);
  const other = await buildCommunity(manager, person, { privacy: 'PRIVATE' });
  await buildMember(manager, other, person, 'ADMIN');
  await manager.query('UPDATE communities SET holds_new_users = FALSE');
  const requestId = await forums.requested(person, forum, staff);
  await forums.decide(staff, 'approveJoinRequest', requestId);
  const waiting = await buildCommunity(manager, staff, { privacy: 'PRIVATE' });
  await buildMember(manager, waiting, staff, 'ADMIN');
  await forums.requested(person, waiting, staff);
  const asked = await friends.request(person, friend);
  const again = await buildPerson(server, { dateOfBirth: `${String(new Date().getFullYear() - 15)}-06-01` });
  await buildMember(manager, forum, again);
  const got = await friends.request(again, person);
  const accepted = await friends.accept(person, got.data?.createFriendRequest.friendRelationId ?? '');

  const chats = new ChatCalls(server);
  const chatId = await chats.open(person, again);
  await chats.say(person, chatId, 'Hello');
  await chats.say(person, chatId, 'Hello @Ada Tester', { mentions: [again.id] });
  await chats.say(again, chatId, `Hello @Nia ${lastName}`, { mentions: [person.id] });
  await lookForUnread(server);

  const said = await new EndorsementCalls(server).submit(person, again, 'Explains anything.');
  expect(said.status).toBe(200);

  const invited = await forums.invite(person, other, [again]);

  const made = await posts.create(friend, { communityId: forum.id });
  const threadId = made.data?.createThread.id ?? '';
  await posts.clap(person, threadId, 1);
  const reply = await posts.submit(person, threadId, { content: rich(mention(friend, 'x')), isRich: true });
  const own = await posts.submit(friend, threadId, { content: rich(mention(person, 'x')), isRich: true });
  const ownId = own.data?.submitPost.id ?? '';
  await posts.clapFor(person, 'clapPost', ownId, 1);
  await posts.commentOnPost(person, ownId);
  const comment = await posts.commentOnPost(friend, ownId);
  const commentId = comment.data?.uploadCommentToPost.id ?? '';
  await posts.clapFor(person, 'clapComment', commentId, 1);
  await posts.commentOnComment(person, commentId);
  const named = await posts.create(person, {
    communityId: forum.id,
    content: rich(mention(friend, 'x')),
    isRich: true,
  });
  const moderation = new ModerationCalls(server);
  await moderation.report(friend, named.data?.createThread.id ?? '');
  await untilMailIsOut(server);
  const [open] = await moderation.items(staff, forum.id);
  const decided = await moderation.decide(staff, open?.id ?? '', 'REMOVE', 'Rude');
  for (const { errors } of [invited, asked, accepted, made, reply, own, comment, named, decided])
    expect(errors).toBeUndefined();

  await server.database.query('UPDATE users SET guardian_withdrew_at = now() WHERE id = $1', [person.id]);
  await server.database.query(
    `INSERT INTO outbox_events (type, payload) VALUES ('auth.guardian-withdrew', $1)`,
    [{ userId: person.id }],
  );
}

/** Every column of every table in which the name stands. */
async function placesOfName(): Promise<string[]> {
  const columns = await server.database.query<{ table: string; column: string }[]>(
    `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await server.database.query<[{ isThere: boolean }]>(
      `SELECT EXISTS (SELECT FROM "${table}" WHERE strpos(lower("${column}"::text), lower($1)) > 0) AS "isThere"`,
      [lastName],
    );
    if (row.isThere) found.push(`${table}.${column}`);
  }
  return found.sort();
}

const bellOf = async ({ id, token }: Person): Promise<string[]> => {
  const { body } = await server.graphql(
    `query ($id: ID!) { getNotificationsForUser(userId: $id, type: ["OTHER"], platform: "web") { description } }`,
    { token, variables: { id } },
  );
  const { data } = body as { data: { getNotificationsForUser: { description: string }[] } };
  return data.getNotificationsForUser.map(({ description }) => description);
};

describe('a person’s name', () => {
  test('stands with the account alone, whatever others and staff are told of them', async () => {
    expect(await placesOfName()).toEqual([
      'users.family_name_text',
      'users.full_name',
      'users.last_name',
      'users.name_text',
      'users.names_text',
      'users.search_text',
    ]);
    const told = await server.database.query<{ type: NotificationType }[]>(
      'SELECT DISTINCT type FROM notifications WHERE actor_id = $1',
      [person.id],
    );
    const namesThem = Object.entries(notificationTable)
      .filter(([type, { namesActor }]) => namesActor && !neverTold.includes(type))
      .map(([type]) => type);
    expect(told.map(({ type }) => type).sort()).toEqual(namesThem.sort());
  });

  test('is told to staff whose guardian’s consent is withdrawn, and gone with the account', async () => {
    expect(await bellOf(staff)).toContainEqual(expect.stringMatching(new RegExp(`^Nia ${lastName}: `, 'u')));
    const student = await buildPerson(server, { roles: ['STUDENT'] });
    await buildNotification(server.database.manager, {
      userId: student.id,
      type: 'OTHER',
      subjectId: person.id,
      description: 'Their guardian withdrew the consent.',
    });
    expect(await bellOf(student)).toEqual(['Their guardian withdrew the consent.']);

    await server.database.query(`UPDATE users SET deletes_at = now() - interval '1 day' WHERE id = $1`, [
      person.id,
    ]);
    await server.app.get(AccountEraser).eraseDue();
    expect(await placesOfName()).toEqual([]);
    expect(JSON.stringify(await bellOf(staff))).not.toContain('guardian');
  });
});

/** Types of domains that are not there yet, and of reports, which come from the platform. */
const neverTold = ['POST_REPORT', 'COMMENT_REPORT', 'THREAD_REPORT'];
