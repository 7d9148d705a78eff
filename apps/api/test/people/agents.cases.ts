import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors, roles } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { schoolsErrors, schoolsLimits } from '@lyceum/contracts/schools';
import { ContactService } from '@lyceum/friends';
import { buildGuardianTie } from '@lyceum/guardians/testing';
import { buildAgentTie } from '@lyceum/schools/testing';
import { exportedFiles } from '../../src/testing/exported';
import { bornOn, refusalOf } from '../../src/testing/guardians';
import { buildPerson, type Person } from '../../src/testing/people';
import { namesIn, SchoolCalls } from '../../src/testing/schools';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

let server: TestServer;
let calls: SchoolCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new SchoolCalls(server);
});

const run = <Row>(text: string, ...values: unknown[]) => server.database.query<Row[]>(text, values);
const student = (years = 16, more = {}) => buildPerson(server, { dateOfBirth: bornOn(years), ...more });
const agent = (more = {}) =>
  buildPerson(server, { dateOfBirth: bornOn(40), roles: ['AGENT'], firstName: 'Iris', ...more });
const seen = async (person: Person, listed = {}) =>
  namesIn((await calls.agentStudents(person, listed)).data?.getAgentStudents);
const tieOf = async (person: Person) =>
  (await calls.agentsOf(person)).data?.getStudentAgents.agents[0]?.id ?? '';

/** A child and who looks after it. */
async function family(years: number) {
  const child = await student(years, { firstName: 'Mei' });
  const guardian = await buildPerson(server, { dateOfBirth: bornOn(44) });
  await buildGuardianTie(server.database.manager, guardian, child);
  return { child, guardian };
}

describe('an agent', () => {
  test('is named by a student of 16, by code or e-mail, sees them by name, and is told', async () => {
    const [mei, ben, iris] = [
      await student(16, { firstName: 'Mei' }),
      await student(17, { firstName: 'Ben' }),
      await agent(),
    ];
    expect((await calls.codeOf(iris)).data?.getAgentCode).toBeNull();
    const code = (await calls.makeCode(iris)).data?.makeAgentCode ?? '';
    expect((await calls.codeOf(iris)).data?.getAgentCode).toBe(code);
    const named = await calls.name(mei, ` ${code.toLowerCase().replace('-', ' ')} `);
    expect(named.data?.nameAgent).toMatchObject({ mayName: true, agents: [{ agent: { id: iris.id } }] });
    await calls.name(ben, iris.email.toUpperCase());
    // Named again it is the same, and told once.
    await calls.name(ben, code);
    expect(await seen(iris)).toEqual(['Ben', 'Mei']);
    expect(await seen(iris, { search: 'mei' })).toEqual(['Mei']);
    const [row] = (await calls.agentStudents(iris)).data?.getAgentStudents.rows ?? [];
    expect(Object.keys(row ?? {})).toEqual(['id', 'firstName', 'lastName', 'topics']);
    const told = await toldTo(server, iris);
    expect(told.map(({ url, actor }) => [url, actor])).toEqual([
      ['/agent', mei.id],
      ['/agent', ben.id],
    ]);
    // Another code ends the one before.
    await calls.makeCode(iris);
    expect(refusalOf(await calls.name(await student(), code))).toBe(schoolsErrors.AGENT_NOT_FOUND.code);
  });

  test('of a child under 16 is named by a guardian, of which the child is told, and by nobody else', async () => {
    const { child, guardian } = await family(15);
    const [iris, other] = [await agent(), (await family(15)).guardian];
    expect(refusalOf(await calls.name(child, iris.email))).toBe(schoolsErrors.AGENT_BY_GUARDIAN.code);
    expect((await calls.agentsOf(child)).data?.getStudentAgents.mayName).toBe(false);
    for (const stranger of [other, iris, await student()])
      expect(refusalOf(await calls.name(stranger, iris.email, child))).toBe(authErrors.USER_NOT_FOUND.code);
    expect(refusalOf(await calls.name(other, iris.email, child, guardian.id))).toBe('AUTH_ACTS_FOR_ANOTHER');
    await calls.name(guardian, iris.email, child);
    expect(await seen(iris)).toEqual(['Mei']);
    expect((await toldTo(server, child)).map(({ description }) => description)).toEqual([
      'Your guardian named an agent for you. Look who it is.',
    ]);
    // Of a student of 16 the guardian sees who it is, and does not choose.
    const old = await family(16);
    expect(refusalOf(await calls.name(old.guardian, iris.email, old.child))).toBe(
      schoolsErrors.AGENT_BY_GUARDIAN.code,
    );
  });

  test('is taken back at any time by the student or a guardian of a child, and sees them no more', async () => {
    const { child, guardian } = await family(14);
    const [iris, mei] = [await agent(), await student(16, { firstName: 'Old' })];
    await calls.name(mei, iris.email);
    await calls.name(guardian, iris.email, child);
    const [ofMei, ofChild] = [await tieOf(mei), await tieOf(child)];
    for (const person of [iris, guardian, await student(), child])
      expect(refusalOf(await calls.takeBack(person, ofMei))).toBe(schoolsErrors.AGENT_TIE_NOT_FOUND.code);
    await calls.takeBack(child, ofChild);
    expect(await seen(iris)).toEqual(['Old']);
    await calls.name(guardian, iris.email, child);
    await calls.takeBack(guardian, await tieOf(child));
    await calls.takeBack(mei, ofMei);
    expect(await seen(iris)).toEqual([]);
    expect(refusalOf(await calls.takeBack(mei, ofMei))).toBe(schoolsErrors.AGENT_TIE_NOT_FOUND.code);
    expect((await toldTo(server, iris)).at(-1)?.description).toBe(
      'A student took back that you are their agent.',
    );
    const actions = await run<{ action: string }>(
      `SELECT action FROM audit_entries WHERE target_id = $1 AND action LIKE 'agent.%' ORDER BY id`,
      mei.id,
    );
    expect(actions.map(({ action }) => action)).toEqual(['agent.name', 'agent.takeBack']);
  });

  test('is somebody of age with the role whom there is no block with; others are answered like nobody', async () => {
    const mei = await student();
    const blocked = await agent();
    await run('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', blocked.id, mei.id);
    const young = await agent({ dateOfBirth: bornOn(17) });
    const shut = await agent();
    await run('UPDATE users SET suspended_at = now() WHERE id = $1', shut.id);
    const self = await student(20, { roles: ['STUDENT', 'AGENT'] });
    expect(refusalOf(await calls.name(self, self.email))).toBe(schoolsErrors.AGENT_NOT_FOUND.code);
    for (const { email } of [blocked, young, shut, await student(), { email: 'nobody@lyceum.example' }])
      expect(refusalOf(await calls.name(mei, email))).toBe(schoolsErrors.AGENT_NOT_FOUND.code);
    expect(refusalOf(await calls.name(mei, 'x'))).toBe(commonErrors.INVALID_INPUT.code);
  });

  test('sees no student who waits for a guardian, is suspended or has a block with them, and is nothing without the role', async () => {
    const iris = await agent();
    const { manager } = server.database;
    const people = [];
    for (const firstName of ['Ada', 'Waits', 'Shut', 'Blocks']) {
      const one = await student(16, { firstName });
      await buildAgentTie(manager, iris, one);
      people.push(one);
    }
    const [, waits, shut, blocks] = people;
    await run(
      `UPDATE users SET guardian_email = 'g@lyceum.example', date_of_birth = $2 WHERE id = $1`,
      waits?.id,
      bornOn(12),
    );
    await run('UPDATE users SET suspended_at = now() WHERE id = $1', shut?.id);
    await run('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', blocks?.id, iris.id);
    expect(await seen(iris)).toEqual(['Ada']);
    for (const role of roles.filter((each) => each !== 'AGENT')) {
      const person = await buildPerson(server, { dateOfBirth: bornOn(40), roles: [role] });
      expect([role, refusalOf(await calls.agentStudents(person))]).toEqual([
        role,
        commonErrors.FORBIDDEN.code,
      ]);
    }
    expect(await seen(await agent())).toEqual([]);
  });

  test('may do nothing more toward a student by it: no way of the contact table opens', async () => {
    const [mei, iris] = [await student(), await agent()];
    const contact = server.app.get(ContactService, { strict: false });
    const facts = async () => {
      const { ties } =
        (await contact.factsOf(
          { userId: iris.id, roles: ['AGENT'] } as unknown as Parameters<ContactService['factsOf']>[0],
          mei.id,
        )) ?? {};
      return ties;
    };
    const before = await facts();
    await calls.name(mei, iris.email);
    expect(await seen(iris)).toHaveLength(1);
    expect(await facts()).toEqual(before);
    const { body } = await server.graphql(
      'query ($me: ID!, $id: ID!) { getUser(userId: $id, requestingUser: $me) { id userProfile { phone { value } } } }',
      { token: iris.token, variables: { me: iris.id, id: mei.id } },
    );
    expect(JSON.stringify(body)).not.toContain(mei.email);
  });

  test('of one student there are three at most, also of many named at once', async () => {
    const mei = await student();
    const agents = [];
    for (let each = 0; each < schoolsLimits.agentsOfStudent + 3; each += 1) agents.push(await agent());
    const answers = await Promise.all(agents.map(({ email }) => calls.name(mei, email)));
    expect(answers.filter(({ data }) => data)).toHaveLength(schoolsLimits.agentsOfStudent);
    expect((await calls.agentsOf(mei)).data?.getStudentAgents.agents).toHaveLength(
      schoolsLimits.agentsOfStudent,
    );
  });

  test('stands in the data of both', async () => {
    const [mei, iris] = [await student(), await agent()];
    await calls.name(mei, iris.email);
    expect((await exportedFiles(server, mei))['schools.json']).toContain(iris.id);
    expect((await exportedFiles(server, iris))['schools.json']).toContain(mei.id);
  });
});
