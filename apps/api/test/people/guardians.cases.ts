import { beforeAll, describe, expect, test } from '@jest/globals';
import { AccountEraser } from '@lyceum/auth';
import { authErrors } from '@lyceum/contracts/auth';
import { guardiansErrors } from '@lyceum/contracts/guardians';
import { buildGuardianTie } from '@lyceum/guardians/testing';
import { Scheduler } from '@lyceum/kernel';
import { FriendCalls } from '../../src/testing/friends';
import { bornOn, buildFamily, GuardianCalls, refusalOf, shownTopics } from '../../src/testing/guardians';
import { codeIn, nthMailTo, untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person, signIn } from '../../src/testing/people';
import { child, signUpAndConfirm } from '../../src/testing/sign-ups';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

let server: TestServer;
let calls: GuardianCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new GuardianCalls(server);
});

const student = (years = 15, inDays = 0) => buildPerson(server, { dateOfBirth: bornOn(years, inDays) });
const grownUp = () => buildPerson(server, { dateOfBirth: bornOn(44) });
const run = (text: string, ...values: unknown[]) => server.database.query<{ count: number }[]>(text, values);
const letTimePass = () => run('UPDATE rate_limits SET expire = 0');

async function runClock(): Promise<void> {
  await run(`UPDATE scheduled_tasks SET next_run_at = now() WHERE name = 'guardians.end-of-age'`);
  await server.app.get(Scheduler).runDue();
}

const tied = (years = 15, inDays = 0) => buildFamily(server, { years, inDays });

describe('a code that a student makes', () => {
  test('[172] makes the grown-up who types it their guardian, who gets the role beside those they have; the student is told', async () => {
    const [mei, aiko] = [await student(), await grownUp()];
    const code = await calls.codeOf(mei);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    const { data } = await calls.accept(aiko, ` ${code.toLowerCase().replaceAll('-', ' ')}`);
    expect(data?.acceptGuardianCode).toMatchObject([{ origin: 'CODE', person: { id: mei.id } }]);
    expect((await calls.meOf(aiko)).data?.me).toEqual({
      looksAfterStudents: true,
      roles: ['GUARDIAN', 'STUDENT'],
    });
    expect((await calls.guardiansOf(mei))?.guardians).toMatchObject([{ person: { id: aiko.id } }]);
    expect(await toldTo(server, mei)).toMatchObject([
      {
        url: '/my-guardians',
        actor: aiko.id,
        description: 'You have a new guardian here. Look who it is, and what guardians see.',
      },
    ]);
    const audited = await run(
      `SELECT actor_id AS actor, target_id AS target FROM audit_entries WHERE action = 'guardian.begin' AND actor_id = $1`,
      aiko.id,
    );
    expect(audited).toEqual([{ actor: aiko.id, target: mei.id }]);
  });

  test('is kept as a hash, holds once, for an hour, until a newer one or its maker drops it', async () => {
    const [mei, aiko] = [await student(), await grownUp()];
    const first = await calls.codeOf(mei);
    const second = await calls.codeOf(mei);
    const kept = await run('SELECT * FROM guardian_codes WHERE student_id = $1', mei.id);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(second.replaceAll('-', ''));
    expect(refusalOf(await calls.accept(aiko, first))).toBe(guardiansErrors.CODE_NOT_VALID.code);
    await run(`UPDATE guardian_codes SET expires_at = expires_at - interval '60 minutes'`);
    expect(refusalOf(await calls.accept(aiko, second))).toBe(guardiansErrors.CODE_NOT_VALID.code);
    const third = await calls.codeOf(mei);
    await calls.dropCode(mei);
    expect(refusalOf(await calls.accept(aiko, third))).toBe(guardiansErrors.CODE_NOT_VALID.code);
    const fourth = await calls.codeOf(mei);
    expect((await calls.accept(aiko, fourth)).errors).toBeUndefined();
    expect(refusalOf(await calls.accept(await grownUp(), fourth))).toBe(guardiansErrors.CODE_NOT_VALID.code);
  });

  test('used by many at once makes one guardian', async () => {
    const mei = await student();
    const grownUps = await Promise.all(Array.from({ length: 8 }, grownUp));
    const code = await calls.codeOf(mei);
    const answers = await Promise.all(grownUps.map((person) => calls.accept(person, code)));
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    expect((await calls.guardiansOf(mei))?.guardians).toHaveLength(1);
    const [row] = await run('SELECT count(*)::int AS count FROM guardian_ties WHERE student_id = $1', mei.id);
    expect(row?.count).toBe(1);
  });

  test('is good for nobody under 18, or who never said how old they are, and stays as it is', async () => {
    const mei = await student();
    const code = await calls.codeOf(mei);
    for (const dateOfBirth of [bornOn(15), bornOn(18, 1), null]) {
      const pretender = await buildPerson(server, { dateOfBirth });
      expect(refusalOf(await calls.accept(pretender, code))).toBe(guardiansErrors.ADULTS_ONLY.code);
      // Nor does the answer say whether a code is right.
      expect(refusalOf(await calls.accept(pretender, '0000-0000-0000'))).toBe(
        guardiansErrors.ADULTS_ONLY.code,
      );
    }
    expect((await calls.accept(await buildPerson(server, { dateOfBirth: bornOn(18) }), code)).errors).toBe(
      undefined,
    );
  });

  test('is good for nobody with whom there is a block, and says no more than of a wrong one', async () => {
    const friends = new FriendCalls(server);
    const [mei, blocked, blocker] = [await student(), await grownUp(), await grownUp()];
    await friends.block(mei, blocked);
    await friends.block(blocker, mei);
    const code = await calls.codeOf(mei);
    const wrong = await calls.accept(blocked, '0000-0000-0000');
    for (const person of [blocked, blocker])
      expect((await calls.accept(person, code)).errors).toEqual(wrong.errors);
    expect((await calls.guardiansOf(mei))?.guardians).toEqual([]);
  });

  test('is made by students from 13 to 17, in their own name', async () => {
    const tooYoung = await student(13, 1);
    const ofAge = await student(18);
    const unknown = await buildPerson(server, { dateOfBirth: null });
    for (const person of [tooYoung, ofAge, unknown]) {
      expect(refusalOf(await calls.makeCode(person))).toBe(guardiansErrors.NO_CODE_AT_THIS_AGE.code);
      expect((await calls.guardiansOf(person))?.mayMakeCode).toBe(false);
    }
    const [mei, other] = [await student(13), await student()];
    expect(refusalOf(await calls.makeCode(other, mei.id))).toBe(authErrors.ACTS_FOR_ANOTHER.code);
    expect(refusalOf(await calls.accept(await grownUp(), await calls.codeOf(mei), other.id))).toBe(
      authErrors.ACTS_FOR_ANOTHER.code,
    );
  });

  test('that is no code is refused by field', async () => {
    const { errors } = await calls.accept(await grownUp(), 'hello');
    expect(JSON.stringify(errors)).toContain('A code has 12 letters and digits.');
  });

  test('makes no more than six guardians', async () => {
    const mei = await student();
    for (let place = 0; place < 6; place += 1)
      await buildGuardianTie(server.database.manager, await grownUp(), mei);
    expect(refusalOf(await calls.makeCode(mei))).toBe(guardiansErrors.TOO_MANY_GUARDIANS.code);
  });

  test('makes others who look after the student hear of the new guardian', async () => {
    const { mei, aiko } = await tied();
    await calls.accept(await grownUp(), await calls.codeOf(mei));
    expect((await toldTo(server, aiko)).map(({ description }) => description)).toEqual([
      'A student you look after has another guardian now.',
    ]);
  });
});

describe('what is between a guardian and a student', () => {
  test('is ended by either, who tells the other, and by nobody else', async () => {
    for (const who of ['mei', 'aiko'] as const) {
      const scene = await tied();
      expect(refusalOf(await calls.end(await grownUp(), scene.tieId))).toBe(
        guardiansErrors.TIE_NOT_FOUND.code,
      );
      expect((await calls.end(scene[who], scene.tieId)).data?.endGuardianTie).toBe(scene.tieId);
      expect(refusalOf(await calls.end(scene[who], scene.tieId))).toBe(guardiansErrors.TIE_NOT_FOUND.code);
      expect(await calls.topics(scene.aiko, scene.mei)).toBeNull();
      expect(await calls.studentsOf(scene.aiko)).toEqual([]);
      expect((await calls.meOf(scene.aiko)).data?.me.looksAfterStudents).toBe(false);
      const [told, untold] = who === 'mei' ? [scene.aiko, scene.mei] : [scene.mei, scene.aiko];
      expect((await toldTo(server, told)).map(({ actor }) => actor)).toEqual([untold.id]);
      expect(await toldTo(server, untold)).toEqual([]);
    }
  });

  test('is over with a block, also once the block is lifted', async () => {
    const friends = new FriendCalls(server);
    const { mei, aiko } = await tied();
    await friends.block(mei, aiko);
    expect(await calls.topics(aiko, mei)).toBeNull();
    expect(await calls.studentsOf(aiko)).toEqual([]);
    await untilMailIsOut(server);
    await friends.unblock(mei, aiko);
    expect(await calls.topics(aiko, mei)).toBeNull();
    expect(await toldTo(server, aiko)).toEqual([]);
  });

  test('is over on the day the student is 18, of which both are told when the clock comes round', async () => {
    const { mei, aiko } = await tied(18);
    expect(await calls.topics(aiko, mei)).toBeNull();
    expect(await calls.studentsOf(aiko)).toEqual([]);
    await runClock();
    expect((await toldTo(server, mei)).map(({ description }) => description)).toEqual([
      'You are 18: your guardians here see nothing of you any more.',
    ]);
    expect(await toldTo(server, aiko)).toHaveLength(1);
  });

  test('goes on with who is 17 and says so, and not for who is younger', async () => {
    const young = await tied(16);
    expect(refusalOf(await calls.keep(young.mei, young.tieId))).toBe(guardiansErrors.NOT_YET_CHOSEN.code);
    const { mei, aiko, tieId } = await tied(17);
    expect(refusalOf(await calls.keep(aiko, tieId))).toBe(guardiansErrors.TIE_NOT_FOUND.code);
    expect((await calls.keep(mei, tieId)).data?.keepGuardian.guardians).toMatchObject([{ isKept: true }]);
    await run('UPDATE users SET date_of_birth = $2 WHERE id = $1', mei.id, bornOn(18));
    await runClock();
    expect((await calls.studentsOf(aiko)).map(({ person }) => person.id)).toEqual([mei.id]);
    // Then guardians are told what the student says, and no more.
    expect(shownTopics(await calls.topics(aiko, mei))).toEqual(['CONSENTS']);
    await calls.choose(mei, 'FRIENDS', true);
    expect(shownTopics(await calls.topics(aiko, mei))).toEqual(['FRIENDS', 'CONSENTS']);
    await calls.keep(mei, tieId, false);
    expect(await calls.studentsOf(aiko)).toEqual([]);
  });

  test('is said to end some weeks before, once', async () => {
    const { mei } = await tied(18, 20);
    await runClock();
    await runClock();
    expect((await toldTo(server, mei)).map(({ description }) => description)).toEqual([
      'You will soon be 18. Your guardians then see nothing more, unless you keep them.',
    ]);
  });

  test('goes with either account', async () => {
    const { mei, aiko } = await tied();
    await run('UPDATE users SET deletes_at = now() WHERE id = $1', aiko.id);
    await server.app.get(AccountEraser).eraseDue();
    expect((await calls.guardiansOf(mei))?.guardians).toEqual([]);
    const [row] = await run('SELECT count(*)::int AS count FROM guardian_ties WHERE student_id = $1', mei.id);
    expect(row?.count).toBe(0);
  });
});

describe('[41] who consented by mail to a child’s account', () => {
  async function consented() {
    const kid = child();
    await signUpAndConfirm(server, kid);
    const address = kid.guardianEmail ?? '';
    await server.http
      .post('/auth/guardian-consent')
      .send({ code: codeIn(await nthMailTo(server, address)) })
      .expect(200);
    const { text } = await nthMailTo(server, address, 2);
    const link = /\/guardian\/([\w-]+)/.exec(text)?.[1] ?? '';
    // As if they had agreed to the terms, as others have.
    const [row] = await server.database.query<{ id: string }[]>(
      `WITH agreed AS (
         UPDATE users SET agreed_terms_at = now(), agreed_terms_version = (
           SELECT agreed_terms_version FROM users WHERE id = $2)
         WHERE email = $1 RETURNING id)
       SELECT id FROM agreed`,
      [kid.email, (await grownUp()).id],
    );
    const token = await signIn(server, kid.email, kid.password);
    return { kid: { id: row?.id ?? '', token }, link };
  }

  test('is their guardian with an account, and withdraws the consent there: the child is locked at once', async () => {
    const { kid, link } = await consented();
    const aiko = await grownUp();
    const { data } = await calls.acceptConsent(aiko, link);
    expect(data?.acceptGuardianConsent).toMatchObject([{ origin: 'CONSENT', person: { id: kid.id } }]);
    const page = (await calls.look(aiko, kid)).data?.getGuardianPage;
    expect(page?.mayWithdrawConsent).toBe(true);
    expect(page?.topics.at(-1)?.content?.entries.map(({ title }) => title)).toContain('Use of the account');
    const byCode = await grownUp();
    await buildGuardianTie(server.database.manager, byCode, kid);
    expect((await calls.look(byCode, kid)).data?.getGuardianPage.mayWithdrawConsent).toBe(false);
    expect(refusalOf(await calls.withdraw(byCode, kid))).toBe(guardiansErrors.TIE_NOT_FOUND.code);
    expect(refusalOf(await calls.withdraw(await grownUp(), kid))).toBe(authErrors.USER_NOT_FOUND.code);
    expect((await calls.withdraw(aiko, kid)).data?.withdrawGuardianConsent).toBe(true);
    expect(await calls.guardiansOf(kid)).toBeUndefined();
    expect(await calls.topics(aiko, kid)).toBeNull();
    const [row] = await server.database.query<{ actor: string }[]>(
      `SELECT actor_id AS actor FROM audit_entries WHERE action = 'user.guardianWithdraw' AND target_id = $1`,
      [kid.id],
    );
    expect(row?.actor).toBe(aiko.id);
  });

  test('links one account, once: no second one, none that the child ended, no minor, and nobody with a made-up link', async () => {
    const { kid, link } = await consented();
    expect(refusalOf(await calls.acceptConsent(await student(), link))).toBe(
      guardiansErrors.ADULTS_ONLY.code,
    );
    expect(refusalOf(await calls.acceptConsent(await grownUp(), `x${link}`))).toBe(
      authErrors.LINK_NOT_VALID.code,
    );
    const grownUps = await Promise.all(Array.from({ length: 4 }, grownUp));
    const answers = await Promise.all(grownUps.map((person) => calls.acceptConsent(person, link)));
    const taken = answers.filter(({ data }) => data !== null);
    expect(taken).toHaveLength(1);
    const aiko = grownUps[answers.findIndex(({ data }) => data !== null)] as Person;
    const tieId = taken[0]?.data?.acceptGuardianConsent[0]?.id ?? '';
    // Again by the same: nothing changes.
    expect((await calls.acceptConsent(aiko, link)).data?.acceptGuardianConsent).toHaveLength(1);
    await calls.end(kid, tieId);
    for (const person of [aiko, await grownUp()])
      expect(refusalOf(await calls.acceptConsent(person, link))).toBe(guardiansErrors.CONSENT_USED.code);
    await letTimePass();
  });

  test('may come back after ending it themselves', async () => {
    const { link } = await consented();
    const aiko = await grownUp();
    const { data } = await calls.acceptConsent(aiko, link);
    await calls.end(aiko, data?.acceptGuardianConsent[0]?.id ?? '');
    expect((await calls.acceptConsent(aiko, link)).data?.acceptGuardianConsent).toHaveLength(1);
  });

  test('of a child under 13 is the only guardian: the child makes no code', async () => {
    const { kid } = await consented();
    expect(refusalOf(await calls.makeCode(kid))).toBe(guardiansErrors.NO_CODE_AT_THIS_AGE.code);
  });
});
