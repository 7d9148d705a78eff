import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { buildUser, testPassword } from '@lyceum/auth/testing';
import { codeIn, mailsTo, nthMailTo, untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person, signIn } from '../../src/testing/people';
import { newcomer, signUp } from '../../src/testing/sign-ups';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

const newPassword = 'a quite different one';
const another = (): string => `${randomUUID()}@new.example`;

const request = (token: string, email: string, password = testPassword) =>
  server.http.post('/auth/email-change').set('authorization', `Bearer ${token}`).send({ email, password });
const waiting = async (token: string): Promise<unknown> => {
  const call = server.http.get('/auth/email-change').set('authorization', `Bearer ${token}`);
  return ((await call.expect(200)).body as { data: unknown }).data;
};
const post = (door: string, body: object) => server.http.post(`/auth/email-change/${door}`).send(body);
const confirm = (code: string) => post('confirm', { code });
const undo = (code: string, password = newPassword) => post('undo', { code, password });
const tryPassword = (email: string, password = testPassword) =>
  server.http.post('/auth/sign-in').send({ email, password });
const sessionIs = (token: string) => server.http.get('/auth/ways-in').set('authorization', `Bearer ${token}`);

/** The pause between two mails is over. */
const laterOn = () => server.database.query('DELETE FROM rate_limits');

const ofUser = async ({ id }: Pick<Person, 'id'>): Promise<{ email: string; mailbox: string }> => {
  const [row] = await server.database.query<{ email: string; mailbox: string }[]>(
    'SELECT email, normalized_email AS mailbox FROM users WHERE id = $1',
    [id],
  );
  if (!row) throw new Error('Nobody');
  return row;
};

interface Asked {
  newEmail: string;
  oldCode: string;
  newCode: string;
}

/** Asks for another e-mail; both codes have arrived. */
async function ask(token: string, oldEmail: string, newEmail = another()): Promise<Asked> {
  const before = (await mailsTo(server, oldEmail)).length;
  await request(token, newEmail).expect(200);
  const oldCode = codeIn(await nthMailTo(server, oldEmail, before + 1));
  return { newEmail, oldCode, newCode: codeIn(await nthMailTo(server, newEmail)) };
}

/** Goes through with it. @returns the new e-mail and the code by which the old one undoes it */
async function change(token: string, oldEmail: string): Promise<{ newEmail: string; undoCode: string }> {
  const { newEmail, oldCode, newCode } = await ask(token, oldEmail);
  await confirm(newCode).expect(200);
  await confirm(oldCode).expect(200);
  await untilMailIsOut(server);
  const [mail] = await mailsTo(server, oldEmail);
  if (!mail) throw new Error('No mail');
  return { newEmail, undoCode: codeIn(mail) };
}

describe('another email', () => {
  test('is the account’s once both addresses have confirmed it, and ends every session but the one that asked', async () => {
    const person = await buildPerson(server);
    const elsewhere = await signIn(server, person.email);
    const { newEmail, oldCode, newCode } = await ask(person.token, person.email, another().toUpperCase());
    const address = newEmail.toLowerCase();
    const [oldMail] = await mailsTo(server, person.email);
    expect(oldMail?.text).not.toContain(address);
    expect(await waiting(person.token)).toMatchObject({
      newEmail: address,
      isNewConfirmed: false,
      isOldConfirmed: false,
    });

    expect((await confirm(newCode).expect(200)).body).toEqual({ data: { isChanged: false } });
    expect((await ofUser(person)).email).toBe(person.email);
    expect(await waiting(person.token)).toMatchObject({ isNewConfirmed: true, isOldConfirmed: false });

    expect((await confirm(oldCode).expect(200)).body).toEqual({ data: { isChanged: true } });
    expect(await ofUser(person)).toEqual({ email: address, mailbox: address });
    expect(await waiting(person.token)).toBeNull();
    await sessionIs(elsewhere).expect(401);
    await sessionIs(person.token).expect(200);
    await tryPassword(person.email).expect(authErrors.INVALID_CREDENTIALS.status);
    await tryPassword(address).expect(200);
    for (const code of [newCode, oldCode]) await confirm(code).expect(authErrors.LINK_NOT_VALID.status);
  });

  test('is confirmed by a press alone: pages and looks that mail scanners fetch change nothing', async () => {
    const person = await buildPerson(server);
    const { newEmail, oldCode, newCode } = await ask(person.token, person.email);
    const hint = `${newEmail.slice(0, 1)}…@new.example`;
    for (const [code, purpose, email] of [
      [newCode, 'NEW', newEmail],
      [oldCode, 'OLD', hint],
    ] as const)
      for (let time = 0; time < 2; time += 1) {
        await server.http.get(`/email-change/${code}`);
        await server.http.get(`/auth/email-change/confirm?code=${code}`).expect(404);
        expect((await post('look', { code }).expect(200)).body).toMatchObject({ data: { purpose, email } });
      }
    expect(await waiting(person.token)).toMatchObject({ isNewConfirmed: false, isOldConfirmed: false });
  });

  test('is changed once when both confirm at the same time, each many times', async () => {
    const person = await buildPerson(server);
    const { newEmail, oldCode, newCode } = await ask(person.token, person.email);
    const codes = Array.from({ length: 8 }, (_, index) => (index % 2 ? newCode : oldCode));
    const answers = await Promise.all(codes.map((code) => confirm(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(
      answers.filter(({ body }) => (body as { data?: { isChanged: boolean } }).data?.isChanged),
    ).toHaveLength(1);
    expect((await ofUser(person)).email).toBe(newEmail);
    await untilMailIsOut(server);
    expect(await mailsTo(server, person.email)).toHaveLength(2);
  });

  test('goes to one of two accounts that ask for it, and is clearly refused to the other', async () => {
    const [first, second] = [await buildPerson(server), await buildPerson(server)];
    const address = another();
    const asked = await ask(first.token, first.email, address);
    await laterOn();
    await request(second.token, address).expect(200);
    const others = {
      newCode: codeIn(await nthMailTo(server, address, 2)),
      oldCode: codeIn(await nthMailTo(server, second.email)),
    };
    for (const code of [asked.newCode, others.newCode]) await confirm(code).expect(200);
    const answers = await Promise.all([asked.oldCode, others.oldCode].map((code) => confirm(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, authErrors.EMAIL_TAKEN.status]);
  });

  test('of somebody else is asked for as any other; its owner alone is told', async () => {
    const [owner, asker] = [await buildPerson(server), await buildPerson(server)];
    const free = another();
    const answer = await request(asker.token, owner.email).expect(200);
    expect(answer.body).toMatchObject({ data: { newEmail: owner.email, isNewConfirmed: false } });
    await untilMailIsOut(server);
    const [toOwner] = await mailsTo(server, owner.email);
    expect(toOwner?.subject).toBe('You already have an account');
    expect(toOwner?.text).not.toContain('/email-change/');
    await confirm(codeIn(await nthMailTo(server, asker.email))).expect(200);
    expect((await ofUser(asker)).email).toBe(asker.email);

    await laterOn();
    const ofFree = await request(asker.token, free).expect(200);
    expect(Object.keys((ofFree.body as { data: object }).data)).toEqual(
      Object.keys((answer.body as { data: object }).data),
    );
  });

  test('is not held by a sign-up that nobody has confirmed', async () => {
    const [person, squatter] = [await buildPerson(server), newcomer()];
    await signUp(server, squatter).expect(200);
    await nthMailTo(server, squatter.email);
    await request(person.token, squatter.email).expect(200);
    await confirm(codeIn(await nthMailTo(server, squatter.email, 2))).expect(200);
    await confirm(codeIn(await nthMailTo(server, person.email))).expect(200);
    expect((await ofUser(person)).email).toBe(squatter.email);
  });

  test('needs the password, another address than now, and a pause between its mails', async () => {
    const person = await buildPerson(server);
    expect((await request(person.token, another(), 'not this one')).body).toMatchObject({
      error: { code: authErrors.PASSWORD_WRONG.code },
    });
    const same = await request(person.token, person.email.toUpperCase());
    expect(same.body).toMatchObject({
      error: { code: commonErrors.INVALID_INPUT.code, issues: [{ path: 'email' }] },
    });
    await request(person.token, another()).expect(200);
    await request(person.token, another()).expect(commonErrors.TOO_MANY_REQUESTS.status);
    await server.http
      .post('/auth/email-change/resend')
      .set('authorization', `Bearer ${person.token}`)
      .expect(commonErrors.TOO_MANY_REQUESTS.status);
  });

  test('needs no password of an account without one: its old mailbox is asked', async () => {
    const person = await buildPerson(server);
    await server.database.query('UPDATE users SET password_hash = NULL WHERE id = $1', [person.id]);
    const address = another();
    await request(person.token, address, '').expect(200);
    await confirm(codeIn(await nthMailTo(server, address))).expect(200);
    await confirm(codeIn(await nthMailTo(server, person.email))).expect(200);
    expect((await ofUser(person)).email).toBe(address);
  });

  test('is not for who is suspended, and not the guardian’s for a child', async () => {
    const child = await buildPerson(server, {
      dateOfBirth: `${String(new Date().getFullYear() - 10)}-01-01`,
      guardianEmail: `${randomUUID()}@parents.example`,
      guardianConsentedAt: new Date(),
    });
    const [{ guardian }] = (await server.database.query<{ guardian: string }[]>(
      'SELECT guardian_email AS guardian FROM users WHERE id = $1',
      [child.id],
    )) as [{ guardian: string }];
    await request(child.token, guardian).expect(400);
    const { oldCode, newCode, newEmail } = await ask(child.token, child.email);
    await confirm(newCode).expect(200);
    await confirm(oldCode).expect(200);
    const told = await nthMailTo(server, guardian);
    expect(told.subject).toContain('has changed');
    expect(told.text).not.toContain(newEmail);

    const suspended = await buildPerson(server);
    const asked = await ask(suspended.token, suspended.email);
    await confirm(asked.newCode).expect(200);
    await server.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.id]);
    await confirm(asked.oldCode).expect(authErrors.LINK_NOT_VALID.status);
  });
});

describe('a change that waits', () => {
  test('is stopped by the old address, called off by its owner, and dies with the password and after a day', async () => {
    const person = await buildPerson(server);
    const stopped = await ask(person.token, person.email);
    await post('stop', { code: stopped.newCode }).expect(authErrors.LINK_NOT_VALID.status);
    await post('stop', { code: stopped.oldCode }).expect(200);
    expect(await waiting(person.token)).toBeNull();
    await confirm(stopped.newCode).expect(authErrors.LINK_NOT_VALID.status);

    await laterOn();
    const cancelled = await ask(person.token, person.email);
    await server.http.delete('/auth/email-change').set('authorization', `Bearer ${person.token}`).expect(200);
    await confirm(cancelled.newCode).expect(authErrors.LINK_NOT_VALID.status);

    await laterOn();
    const late = await ask(person.token, person.email);
    await server.database.query(`UPDATE email_changes SET expires_at = now() WHERE user_id = $1`, [
      person.id,
    ]);
    await confirm(late.newCode).expect(authErrors.LINK_NOT_VALID.status);

    await laterOn();
    const overtaken = await ask(person.token, person.email);
    const { id: otherId } = await buildUser(server.database.manager);
    await server.database.query(
      'UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = $2) WHERE id = $1',
      [person.id, otherId],
    );
    await server.database.query(`UPDATE users SET password_hash = password_hash || 'x' WHERE id = $1`, [
      person.id,
    ]);
    await confirm(overtaken.newCode).expect(authErrors.LINK_NOT_VALID.status);
  });

  test('is mailed again to who has not confirmed, and the older link dies', async () => {
    const person = await buildPerson(server);
    const { newEmail, oldCode, newCode } = await ask(person.token, person.email);
    await confirm(oldCode).expect(200);
    await laterOn();
    await server.http
      .post('/auth/email-change/resend')
      .set('authorization', `Bearer ${person.token}`)
      .expect(200);
    const again = codeIn(await nthMailTo(server, newEmail, 2));
    await confirm(newCode).expect(authErrors.LINK_NOT_VALID.status);
    await confirm(again).expect(200);
    expect((await ofUser(person)).email).toBe(newEmail);
    await untilMailIsOut(server);
    expect(await mailsTo(server, person.email)).toHaveLength(2);
  });
});

describe('the old address', () => {
  test('undoes the change for a week, with a new password, whatever the password is by then', async () => {
    const person = await buildPerson(server);
    const { newEmail, undoCode } = await change(person.token, person.email);
    await server.http
      .post('/auth/change-password')
      .set('authorization', `Bearer ${person.token}`)
      .send({ currentPassword: testPassword, newPassword: 'the thief chose this' })
      .expect(200);
    expect((await post('look', { code: undoCode }).expect(200)).body).toMatchObject({
      data: { purpose: 'UNDO', email: person.email },
    });
    await undo(undoCode, 'password1').expect(authErrors.PASSWORD_TOO_COMMON.status);
    const answers = await Promise.all([undo(undoCode), undo(undoCode), undo(undoCode)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ofUser(person)).toEqual({ email: person.email, mailbox: person.email });
    await sessionIs(person.token).expect(401);
    await tryPassword(newEmail, 'the thief chose this').expect(authErrors.INVALID_CREDENTIALS.status);
    await tryPassword(person.email, newPassword).expect(200);
  });

  test('takes passkeys, an authenticator app and services away that came since the change was asked for, and leaves those before', async () => {
    const person = await buildPerson(server);
    const { database } = server;
    const addPasskey = (name: string) =>
      database.query(
        `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
         VALUES ($1, $2, '\\x00', 0, '{}', $3)`,
        [person.id, `${name} ${person.id}`, name],
      );
    await addPasskey('before');
    const { undoCode } = await change(person.token, person.email);
    await addPasskey('since');
    await database.query(`INSERT INTO identities (user_id, provider, subject) VALUES ($1, 'GOOGLE', $2)`, [
      person.id,
      `google ${person.id}`,
    ]);
    await database.query(
      `INSERT INTO totp_factors (user_id, sealed_key, confirmed_at) VALUES ($1, 'sealed', now())`,
      [person.id],
    );
    await database.query(`INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, '\\x00')`, [person.id]);
    await undo(undoCode).expect(200);
    const left = await database.query<{ what: string }[]>(
      `SELECT 'passkey ' || name AS what FROM passkeys WHERE user_id = $1
       UNION ALL SELECT provider FROM identities WHERE user_id = $1
       UNION ALL SELECT 'app' FROM totp_factors WHERE user_id = $1
       UNION ALL SELECT 'code' FROM recovery_codes WHERE user_id = $1`,
      [person.id],
    );
    expect(left).toEqual([{ what: 'passkey before' }]);
  });

  test('undoes it after a second change, whose own undo is dead then', async () => {
    const person = await buildPerson(server);
    const first = await change(person.token, person.email);
    await laterOn();
    const second = await change(person.token, first.newEmail);
    await laterOn();
    const third = await ask(person.token, second.newEmail);
    await undo(first.undoCode).expect(200);
    expect((await ofUser(person)).email).toBe(person.email);
    await undo(second.undoCode).expect(authErrors.LINK_NOT_VALID.status);
    await confirm(third.newCode).expect(authErrors.LINK_NOT_VALID.status);
  });

  test('is too late after a week, and is not kept from it by a sign-up with that address', async () => {
    const [late, squatted] = [await buildPerson(server), await buildPerson(server)];
    const { undoCode } = await change(late.token, late.email);
    await server.database.query('UPDATE email_changes SET undo_until = now() WHERE user_id = $1', [late.id]);
    await undo(undoCode).expect(authErrors.LINK_NOT_VALID.status);
    const changed = await change(squatted.token, squatted.email);
    await signUp(server, newcomer({ email: squatted.email })).expect(200);
    await untilMailIsOut(server);
    await undo(changed.undoCode).expect(200);
    expect((await ofUser(squatted)).email).toBe(squatted.email);
  });
});
