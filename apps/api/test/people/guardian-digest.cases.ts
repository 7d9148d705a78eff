import { beforeAll, describe, expect, test } from '@jest/globals';
import { Scheduler } from '@lyceum/kernel';
import { guardiansErrors } from '@lyceum/contracts/guardians';
import { notificationErrors } from '@lyceum/contracts/notifications';
import { buildCommunity, buildMember } from '@lyceum/forum/testing';
import { DigestService } from '@lyceum/guardians/testing';
import { exportedFiles } from '../../src/testing/exported';
import { bornOn, buildFamily, GuardianCalls, refusalOf } from '../../src/testing/guardians';
import { mailsTo, nthMailTo, untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

let server: TestServer;
let calls: GuardianCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new GuardianCalls(server);
});

const run = <Row>(text: string, ...values: unknown[]) => server.database.query<Row[]>(text, values);
const digests = () => server.app.get(DigestService, { strict: false });

/** As if it were Sunday evening where the guardian is. */
const comeDue = (tieId: string) =>
  run(`UPDATE guardian_digests SET due_at = now() WHERE tie_id = $1 AND due_at IS NOT NULL`, tieId);

/** A student and a guardian who wants the mail. */
async function wished(years = 15) {
  const family = await buildFamily(server, { years });
  await calls.chooseDigest(family.aiko, family.tieId);
  return family;
}

/** All mails about a student that a guardian has got, once nothing more is on its way. */
async function sentTo(guardian: Person) {
  await untilMailIsOut(server);
  return mailsTo(server, guardian.email);
}

describe('the weekly mail of a guardian', () => {
  test('is off until they ask for it, begins on Sunday at six where they are, and the student is told and sees it', async () => {
    const { mei, aiko, tieId } = await buildFamily(server);
    expect((await calls.studentsOf(aiko))[0]?.hasDigest).toBe(false);
    expect((await calls.guardiansOf(mei))?.guardians[0]?.hasDigest).toBe(false);

    const { data } = await calls.chooseDigest(aiko, tieId, true, 'Asia/Tokyo');
    expect(data?.chooseGuardianDigest).toMatchObject([{ id: tieId, hasDigest: true }]);
    expect((await calls.guardiansOf(mei))?.guardians[0]?.hasDigest).toBe(true);
    const [due] = await run<{ local: string; isSoon: boolean }>(
      `SELECT to_char(due_at AT TIME ZONE 'Asia/Tokyo', 'ID HH24:MI') AS local,
         due_at > now() AND due_at <= now() + interval '7 days' AS "isSoon" FROM guardian_digests WHERE tie_id = $1`,
      tieId,
    );
    expect(due).toEqual({ local: '7 18:00', isSoon: true });
    // Asked for again it is the same, and the student is told once.
    await calls.chooseDigest(aiko, tieId, true, 'Europe/Berlin');
    await untilMailIsOut(server);
    const told = await toldTo(server, mei);
    expect(told).toMatchObject([{ url: '/my-guardians', actor: aiko.id }]);
    expect(told[0]?.description).toContain('gets an email each week');

    await calls.chooseDigest(aiko, tieId, false);
    expect((await calls.guardiansOf(mei))?.guardians[0]?.hasDigest).toBe(false);
    const choices = await run<{ after: unknown }>(
      `SELECT after FROM audit_entries WHERE action = 'guardian.chooseDigest' AND target_id = $1 ORDER BY id`,
      mei.id,
    );
    expect(choices.map(({ after }) => after)).toEqual([{ isWanted: true }, { isWanted: false }]);
  });

  test('says what the page says and nothing that the student keeps to themselves', async () => {
    const { mei, aiko, tieId } = await wished(16);
    const { manager } = server.database;
    for (const displayName of ['Chess <club>', 'Night sky'])
      await buildMember(manager, await buildCommunity(manager, aiko, { displayName }), mei);
    await calls.choose(mei, 'FRIENDS', false);
    await comeDue(tieId);
    await digests().startDue();
    const mail = await nthMailTo(server, aiko.email);
    const page = await calls.topics(aiko, mei);
    for (const { content } of page ?? [])
      for (const { title } of content?.entries ?? []) expect(mail.text).toContain(title);
    expect(mail.text).toContain('Night sky');
    expect(mail.html).toContain('Chess &lt;club&gt;');
    expect(mail.text).toContain('Time spent here');
    expect(mail.text).not.toContain('Friends');
    expect(mail.text).toContain('Asia/Tokyo');
  });

  test('goes out once however many workers look, and not again before the next Sunday', async () => {
    const { aiko, tieId } = await wished();
    await digests().startDue();
    expect(await sentTo(aiko)).toEqual([]);
    await comeDue(tieId);
    const started = await Promise.all(Array.from({ length: 8 }, () => digests().startDue()));
    expect(started.reduce((sum, count) => sum + count)).toBe(1);
    expect(await sentTo(aiko)).toHaveLength(1);
    // Switched off and on in a zone where it is not yet Sunday evening, it is not another one of the same week.
    await calls.chooseDigest(aiko, tieId, false);
    await calls.chooseDigest(aiko, tieId, true, 'Pacific/Honolulu');
    const [next] = await run<{ isLater: boolean }>(
      `SELECT due_at > now() + interval '3 days' AS "isLater" FROM guardian_digests WHERE tie_id = $1`,
      tieId,
    );
    expect(next?.isLater).toBe(true);
    await digests().startDue();
    expect(await sentTo(aiko)).toHaveLength(1);
  });

  test('comes by the clock, and a job that is done twice sends what mailboxes know as the same mail', async () => {
    const { aiko, tieId } = await wished();
    await comeDue(tieId);
    await run(`UPDATE scheduled_tasks SET next_run_at = now() WHERE name = 'guardians.start-digests'`);
    await server.app.get(Scheduler).runDue();
    const [mail] = await sentTo(aiko);
    await run(
      `UPDATE event_deliveries SET handled_at = NULL, next_try_at = now()
       WHERE subscriber = 'guardians.mail-digest' AND event_id = (
         SELECT id FROM outbox_events WHERE type = 'guardians.digest-due' AND payload ->> 'tieId' = $1)`,
      tieId,
    );
    const mails = await sentTo(aiko);
    expect(new Set(mails.map(({ headers }) => headers['Message-ID']))).toEqual(
      new Set([mail?.headers['Message-ID']]),
    );
    const noted = await run(`SELECT kind, is_sent AS "isSent" FROM sent_mails WHERE user_id = $1`, aiko.id);
    expect(noted).toEqual([{ kind: 'Week of a student, to their guardian', isSent: true }]);
  });

  test.each(['the student', 'the guardian', 'a birthday', 'a block'])(
    'ends with the tie that %s ends',
    async (by) => {
      const { mei, aiko, tieId } = await wished();
      if (by === 'the student') await calls.end(mei, tieId);
      if (by === 'the guardian') await calls.end(aiko, tieId);
      if (by === 'a birthday')
        await run('UPDATE users SET date_of_birth = $2 WHERE id = $1', mei.id, bornOn(18));
      if (by === 'a block')
        await run('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', mei.id, aiko.id);
      await comeDue(tieId);
      await digests().startDue();
      expect(await sentTo(aiko)).toEqual([]);
      if (by !== 'a block')
        expect(refusalOf(await calls.chooseDigest(aiko, tieId))).toBe(guardiansErrors.TIE_NOT_FOUND.code);
    },
  );

  test('ends by the link in it, without logging in, and comes back by it', async () => {
    const { mei, aiko, tieId } = await wished();
    await comeDue(tieId);
    await digests().startDue();
    const mail = await nthMailTo(server, aiko.email);
    const code = /\/email-subscriptions\?code=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
    expect(mail.headers['List-Unsubscribe']).toContain(code);
    const stands = async () => {
      const { body } = await server.http.get('/email-subscriptions/topics').query({ code }).expect(200);
      return (body as { data: { label: string; isSubscribed: boolean; topic: null } }).data;
    };
    expect(await stands()).toMatchObject({ isSubscribed: true, topic: null });
    expect((await stands()).label).toContain('week');
    for (const expected of [false, true]) {
      const act = expected ? 'subscribe' : 'unsubscribe';
      for (let time = 0; time < 2; time += 1)
        await server.http.post(`/email-subscriptions/${act}`).query({ code }).expect(200);
      expect((await stands()).isSubscribed).toBe(expected);
      expect((await calls.guardiansOf(mei))?.guardians[0]?.hasDigest).toBe(expected);
    }
    await calls.end(mei, tieId);
    const { body } = await server.http.get('/email-subscriptions/topics').query({ code }).expect(410);
    expect(body).toMatchObject({ error: { code: notificationErrors.SUBSCRIPTION_LINK_NOT_VALID.code } });
  });

  test('is for the guardian of that tie to choose, in a zone that there is', async () => {
    const { mei, aiko, tieId } = await buildFamily(server);
    const { aiko: other } = await buildFamily(server);
    const stranger = await buildPerson(server, { dateOfBirth: bornOn(44) });
    for (const person of [mei, other, stranger])
      expect(refusalOf(await calls.chooseDigest(person, tieId))).toBe(guardiansErrors.TIE_NOT_FOUND.code);
    expect(refusalOf(await calls.chooseDigest(other, tieId, true, 'UTC', aiko.id))).toBe(
      'AUTH_ACTS_FOR_ANOTHER',
    );
    expect(refusalOf(await calls.chooseDigest(aiko, tieId, true, 'Mars/Olympus'))).toBe(
      'COMMON_INVALID_INPUT',
    );
    expect((await calls.studentsOf(aiko))[0]?.hasDigest).toBe(false);
  });

  test('stands in the data of both', async () => {
    const { mei, aiko } = await wished();
    for (const person of [mei, aiko])
      expect((await exportedFiles(server, person))['guardians.json']).toContain('Asia/Tokyo');
  });
});
