import { beforeAll, describe, expect, test } from '@jest/globals';
import { staffRoles, type UserPage } from '@lyceum/contracts/auth';
import { rolesHolding } from '@lyceum/contracts/permissions';
import { buildCommunity, buildMember } from '@lyceum/forum/testing';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let stranger: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  stranger = await buildPerson(server, { firstName: 'Stranger', lastName: 'Elsewhere' });
});

async function listed({ token }: Person, question: object = {}): Promise<string[]> {
  const { body } = await server.opsQuery('users.list', { limit: 100, ...question }, token).expect(200);
  return (body as { result: { data: UserPage } }).result.data.rows.map(({ id }) => id).sort();
}

async function exportedNames({ token }: Person): Promise<string> {
  const answer = await server.http
    .post('/ops/tables/users/export')
    .set('authorization', `Bearer ${token}`)
    .send({ format: 'csv', columns: ['name', 'roles'] })
    .expect(200);
  return answer.text;
}

const idsOf = (...people: Person[]): string[] => people.map(({ id }) => id).sort();

describe('[48] STUDENT_CLUB_ADMIN', () => {
  let leader: Person;
  let member: Person;
  let moderated: Person;
  let fellow: Person;
  beforeAll(async () => {
    const { manager } = server.database;
    leader = await buildPerson(server, { roles: ['STUDENT_CLUB_ADMIN'], firstName: 'Lea' });
    [member, moderated, fellow] = (await Promise.all(
      ['Member', 'Moderated', 'Fellow'].map((firstName) => buildPerson(server, { firstName })),
    )) as [Person, Person, Person];
    for (const [person, role] of [
      [member, 'ADMIN'],
      [moderated, 'MOD'],
      [fellow, 'MEMBER'],
    ] as const) {
      const forum = await buildCommunity(manager, person);
      await buildMember(manager, forum, leader, role);
      await buildMember(manager, forum, person);
    }
  });

  test('lists the people of the forums they run or moderate, and nobody else', async () => {
    expect(await listed(leader)).toEqual(idsOf(leader, member, moderated));
    expect(await listed(leader, { search: 'moder' })).toEqual(idsOf(moderated));
    for (const search of ['Stranger', 'Fellow']) expect(await listed(leader, { search })).toEqual([]);
    expect(await listed(leader, { filters: { roles: ['STUDENT'] } })).toEqual(idsOf(member, moderated));
    const names = await exportedNames(leader);
    for (const name of ['Member', 'Moderated']) expect(names).toContain(name);
    for (const name of ['Stranger', 'Fellow']) expect(names).not.toContain(name);
  });

  test('lists no child who waits for a guardian, nor finds them by name', async () => {
    const waiting = `UPDATE users SET guardian_email = $2, guardian_withdrew_at = now(), date_of_birth = current_date - 4000
      WHERE id = $1`;
    await server.database.query(waiting, [moderated.id, 'parent@home.example']);
    expect(await listed(leader)).toEqual(idsOf(leader, member));
    expect(await listed(leader, { search: 'moder' })).toEqual([]);
    expect(await exportedNames(leader)).not.toContain('Moderated');
    await server.database.query(
      'UPDATE users SET guardian_withdrew_at = NULL, guardian_consented_at = now() WHERE id = $1',
      [moderated.id],
    );
    expect(await listed(leader)).toEqual(idsOf(leader, member, moderated));
  });

  test('no longer once they run it no more', async () => {
    await server.database.query(
      `UPDATE community_members SET role = 'MEMBER' WHERE user_id = $1 AND role = 'MOD'`,
      [leader.id],
    );
    expect(await listed(leader)).toEqual(idsOf(leader, member));
  });

  test('lists nobody where they run nothing', async () => {
    expect(await listed(await buildPerson(server, { roles: ['STUDENT_CLUB_ADMIN'] }))).toEqual([]);
  });

  test('lists everybody where another role of theirs is not local', async () => {
    const both = await buildPerson(server, { roles: ['STUDENT_CLUB_ADMIN', 'SALES_TEAM'] });
    expect(await listed(both, { search: 'Stranger' })).toEqual(idsOf(stranger));
  });
});

test('[48] is the one role of staff that is local', () => {
  const local = staffRoles.filter((role) => !rolesHolding('user.listAll').includes(role));
  expect(local).toEqual(['STUDENT_CLUB_ADMIN']);
});

test.each(staffRoles.filter((role) => role !== 'STUDENT_CLUB_ADMIN'))(
  '[48] %s lists everybody',
  async (role) => {
    const person = await buildPerson(server, { roles: [role] });
    expect(await listed(person, { search: 'stranger else' })).toEqual(idsOf(stranger));
  },
);
