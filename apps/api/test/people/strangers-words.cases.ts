import { beforeAll, describe, expect, test } from '@jest/globals';
import { communityErrors, communityPrivacies } from '@lyceum/contracts/forum';
import {
  buildComment,
  buildConversation,
  buildMember,
  buildPost,
  buildReply,
  buildThread,
} from '@lyceum/forum/testing';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { buildForum, CommunityCalls, type Forum, refusalOf } from '../../src/testing/communities';
import { exportedFiles } from '../../src/testing/exported';
import { mailsTo, untilMailIsOut } from '../../src/testing/mails';
import {
  heardFrom,
  mutationsNamingSomebody,
  namingSomebody,
  saidReason,
} from '../../src/testing/naming-somebody';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: CommunityCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new CommunityCalls(server);
});

const bornBefore = (years: number): string =>
  new Date(Date.now() - years * 366 * 86_400_000).toISOString().slice(0, 10);
const minor = (): Promise<Person> => buildPerson(server, { dateOfBirth: bornBefore(15) });

describe('a minor', () => {
  /** Those who run a forum without being staff, and local staff, who make forums themselves. */
  const strangers = {
    'an adult': { dateOfBirth: bornBefore(30) },
    'somebody without a birth date': { dateOfBirth: null },
    'a student who runs a club': {
      dateOfBirth: bornBefore(17),
      roles: ['STUDENT', 'STUDENT_CLUB_ADMIN'] as const,
    },
    'somebody of sales': { dateOfBirth: bornBefore(30), roles: ['SALES_TEAM'] as const },
  };

  test('every mutation that names somebody is tried', () => {
    expect(mutationsNamingSomebody(server)).toEqual(Object.keys(namingSomebody).sort());
  });

  test.each(Object.entries(strangers))(
    'is told nothing by %s who runs forums it has nothing to do with',
    async (_, facts) => {
      const { roles, ...birth } = { roles: ['STUDENT'] as const, ...facts };
      const [stranger, child] = [await buildPerson(server, { ...birth, roles: [...roles] }), await minor()];
      for (const privacy of communityPrivacies) {
        const forum = await buildForum(server, [[stranger, 'ADMIN']], { privacy });
        for (const [name, variables] of Object.entries(namingSomebody)) {
          await server.database.query('UPDATE rate_limits SET expire = 0');
          await heardFrom(server, name, stranger, variables(child.id, stranger, forum.id));
        }
      }
      await untilMailIsOut(server);
      expect(await toldOf(child)).toEqual([]);
      expect(await mailsTo(server, child.email)).toEqual([]);
      expect(Object.values(await exportedFiles(server, child)).join('\n')).not.toContain(saidReason);
    },
  );

  /** What is behind their bell and among the decisions about them. */
  const toldOf = ({ id }: Person): Promise<unknown[]> =>
    server.database.query<unknown[]>(
      `SELECT data::text AS said FROM notifications WHERE user_id = $1
       UNION ALL SELECT reason FROM moderation_notices WHERE user_id = $1`,
      [id],
    );
});

describe('[78] whoever runs a forum bans from it', () => {
  /** What makes somebody more than a stranger there. */
  const ties: Readonly<Record<string, (person: Person, forum: Forum, admin: Person) => Promise<unknown>>> = {
    'is in it': (person, forum) => buildMember(server.database.manager, forum, person),
    'asks to join': (person, forum) => calls.request(person, 'joinCommunityRequest', forum.name),
    'asked and was refused': async (person, forum, admin) =>
      calls.decide(admin, 'denyJoinRequest', await calls.requested(person, forum, admin)),
    'is invited': async (person, forum, admin) => {
      await buildFriendRelation(server.database.manager, admin, person);
      await calls.invite(admin, forum, [person]);
    },
    'was put out': async (person, forum, admin) => {
      await buildMember(server.database.manager, forum, person);
      await calls.remove(admin, forum, person);
    },
    'was banned before': async (person, forum, admin) => {
      await buildMember(server.database.manager, forum, person);
      await calls.ban(admin, forum, person);
      await calls.unban(admin, forum, person);
    },
    'wrote a thread': (person, forum) => buildThread(server.database.manager, forum, person),
    'wrote a post': async (person, forum, admin) => {
      const { manager } = server.database;
      await buildPost(manager, await buildThread(manager, forum, admin), person);
    },
    'wrote a comment': async (person, forum, admin) => {
      const { manager } = server.database;
      const post = await buildPost(manager, await buildThread(manager, forum, admin), admin);
      await buildComment(manager, post, person);
    },
    'began a conversation': (person, forum) => buildConversation(server.database.manager, forum, person),
    'replied in a conversation': async (person, forum, admin) => {
      const { manager } = server.database;
      await buildReply(manager, await buildConversation(manager, forum, admin), person);
    },
    'added an option to a poll': async (person, forum, admin) => {
      const { id } = await buildThread(server.database.manager, forum, admin);
      await server.database.query(
        `WITH poll AS (
           INSERT INTO polls (thread_id, creator_id, can_select_multiple, open, hidden_until_voted, options_cnt)
           VALUES ($1, $2, TRUE, TRUE, FALSE, 1) RETURNING id)
         INSERT INTO poll_options (poll_id, creator_id, label, label_key) SELECT id, $3, 'Maths', 'maths' FROM poll`,
        [id, admin.id, person.id],
      );
    },
  };

  test.each(Object.entries(ties))('who %s', async (_, tie) => {
    const [admin, person] = [await buildPerson(server), await minor()];
    const forum = await buildForum(server, [[admin, 'ADMIN']], { privacy: 'PRIVATE' });
    await tie(person, forum, admin);
    expect((await calls.ban(admin, forum, person)).errors).toBeUndefined();
  });

  test('and nobody else, whom they hear of as of nobody; the house bans anybody', async () => {
    const [admin, ruth, person] = [
      await buildPerson(server),
      await buildPerson(server, { roles: ['ADMIN'] }),
      await minor(),
    ];
    const forum = await buildForum(server, [[admin, 'ADMIN']]);
    const nobody = { id: '00000000-0000-4000-8000-000000000000' };
    const refusal = refusalOf(await calls.ban(admin, forum, person));
    expect(refusal?.[0]).toBe(communityErrors.MEMBER_NOT_FOUND.code);
    expect(refusal).toEqual(refusalOf(await calls.ban(admin, forum, nobody)));
    expect((await calls.bans(admin, forum)).data.getCommunityBans).toEqual([]);
    expect((await calls.ban(ruth, forum, person)).errors).toBeUndefined();
  });
});
