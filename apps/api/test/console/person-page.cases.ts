import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { noteWithoutAuthor } from '@lyceum/contracts/admin';
import { authErrors, type PersonPage, staffRoles } from '@lyceum/contracts/auth';
import type { PersonRecord, PersonTimelinePage } from '@lyceum/contracts/ops';
import {
  buildBan,
  buildComment,
  buildConversation,
  buildPost,
  buildThread,
  buildCommunity,
} from '@lyceum/forum/testing';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { Post } from '@lyceum/mail';
import { buildUpload } from '@lyceum/uploads/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { untilMailIsOut } from '../../src/testing/mails';
import { ModerationScene } from '../../src/testing/moderation-scene';
import { buildPerson, type Person } from '../../src/testing/people';
import { PromoCodeCalls } from '../../src/testing/promo-codes';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let admin: Person;
let seller: Person;
let author: Person;
beforeAll(async () => {
  server = await TestServer.start();
  const { manager } = server.database;
  [admin, seller] = await Promise.all([
    buildPerson(server, { roles: ['ADMIN'], firstName: 'Omar', lastName: 'Keeper' }),
    buildPerson(server, { roles: ['SALES_ADMIN'] }),
  ]);
  const scene = new ModerationScene(server);
  const house = await scene.house();
  ({ author } = house);
  await scene.calls.report(house.reader, house.threadId, 'It sells watches.');
  const forum = await buildCommunity(manager, house.admin);
  const thread = await buildThread(manager, forum, house.reader, { title: 'Which book?', text: 'Tell me.' });
  const post = await buildPost(manager, thread, author, { text: 'The blue one.' });
  await buildComment(manager, post, author, { text: 'Really.' });
  await buildConversation(manager, forum, author);
  await buildBan(manager, forum, author);
  await buildUpload(manager, author);
  const codes = new PromoCodeCalls(server);
  await codes.order(author, (await codes.create(seller)).code);
});
afterAll(() => server.stop());

const callsOf = (person: Person) => new ConsoleCalls(server, person);
const timelineOf = (reader: Person, { id: userId }: Person, more: object = {}) =>
  callsOf(reader).query<PersonTimelinePage>('users.timeline', { userId, ...more });
const kindsIn = (rows: readonly PersonRecord[]): string[] =>
  [...new Set(rows.map(({ kind }) => kind))].sort();

describe('the page of a person', () => {
  test('tells an admin everything there is, the latest first and page by page, and not who reported', async () => {
    await callsOf(admin).mutate('notes.add', { userId: author.id, text: 'Rang about the ban.' });
    const { rows } = await timelineOf(admin, author, { limit: 100 });
    expect(kindsIn(rows)).toEqual([
      'bans',
      'cases',
      'conversations',
      'notes',
      'orders',
      'promo-uses',
      'replies',
      'threads',
      'uploads',
    ]);
    const times = rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(rows).toContainEqual(
      expect.objectContaining({
        kind: 'replies',
        noun: 'Reply',
        title: 'In Which book?',
        detail: 'The blue one.',
      }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'replies', noun: 'Comment', detail: 'Really.' }),
    );
    expect(rows[0]).toMatchObject({ title: 'Rang about the ban.', detail: 'Noted by Omar Keeper' });
    expect(kindsIn(rows.filter(({ isStanding }) => isStanding))).toEqual(['bans']);
    expect(JSON.stringify(rows)).not.toContain('It sells watches.');

    const walked: string[] = [];
    let cursor: string | null = null;
    do {
      const page: PersonTimelinePage = await timelineOf(admin, author, { limit: 3, cursor });
      walked.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(walked).toEqual(rows.map(({ id }) => id));
  });

  test('[48] tells each role what it may read, and nobody of staff is turned away', async () => {
    const told = new Map<string, string[]>();
    for (const role of staffRoles.filter((name) => name !== 'STUDENT_CLUB_ADMIN')) {
      const reader = await buildPerson(server, { roles: [role] });
      const { person, kinds } = await callsOf(reader).query<PersonPage>('users.person', {
        userId: author.id,
      });
      expect(person.name).toContain('Ada');
      expect('email' in person).toBe(role === 'SUPER_ADMIN' || role === 'ADMIN');
      const { rows } = await timelineOf(reader, author, { limit: 100 });
      expect(kindsIn(rows).filter((kind) => !kinds.some(({ name }) => name === kind))).toEqual([]);
      told.set(role, kindsIn(rows));
    }
    for (const role of ['SALES_ADMIN', 'SALES_TEAM', 'BUSINESS_DEVELOPMENT'])
      expect(told.get(role)).toEqual(['promo-uses']);
    for (const role of ['EVENT_ADMIN', 'SUMMIT_ADMIN', 'COURSE_ADMIN', 'NEXUS_ADMIN'])
      expect(told.get(role)).toEqual([]);
    expect((await timelineOf(seller, author, { kind: 'threads' })).rows).toEqual([]);
  });

  test('[48] of whom a local role does not look after is not found', async () => {
    const leader = await buildPerson(server, { roles: ['STUDENT_CLUB_ADMIN'] });
    for (const call of ['users.person', 'users.timeline'])
      expect(await callsOf(leader).refusedQuery(call, { userId: author.id })).toBe(
        authErrors.USER_NOT_FOUND.code,
      );
  });

  test('tells the start of a long text, and that it goes on', async () => {
    const { manager } = server.database;
    const writer = await buildPerson(server);
    const thread = await buildThread(manager, await buildCommunity(manager, writer), writer);
    for (const length of [200, 201]) await buildPost(manager, thread, writer, { text: 'a'.repeat(length) });
    const { rows } = await timelineOf(admin, writer, { kind: 'replies' });
    expect(rows.map(({ detail }) => detail?.slice(-2)).sort()).toEqual(['aa', 'a…']);
  });

  test('tells that something was deleted, and not what it said', async () => {
    await server.database.query(`UPDATE threads SET status = 'DELETED' WHERE creator_id = $1`, [author.id]);
    const { rows } = await timelineOf(admin, author, { kind: 'threads' });
    expect(rows).toMatchObject([
      { state: 'Deleted', detail: null, title: expect.stringContaining('A thread in') },
    ]);
  });
});

describe('mails to somebody', () => {
  test('are told to who reads accounts: of what kind, to which masked address, and whether they left', async () => {
    const person = await buildPerson(server);
    await callsOf(admin).mutate('users.sendPasswordReset', { userId: person.id });
    await untilMailIsOut(server);
    const masked = person.email.replace(/^(.)[^@]*/, '$1…');
    const [mail] = (await timelineOf(admin, person, { kind: 'mails' })).rows;
    expect(mail).toMatchObject({ title: 'Link to a new password', detail: `To ${masked}`, state: 'Sent' });
    const copy = (await server.app.get(PersonalDataSources).exportAll(person.id)).get('mails');
    expect(copy).toMatchObject({
      mails: [{ kind: 'Link to a new password', recipient: masked, isSent: true }],
    });
    const page = await callsOf(seller).query<PersonPage>('users.person', { userId: person.id });
    expect(page.kinds.map(({ name }) => name)).not.toContain('mails');
  });

  test('say that one waits, or was given up with its job, parked or discarded', async () => {
    const person = await buildPerson(server);
    const sql = (text: string) => server.database.query<{ id: string }[]>(text, [person.id]);
    const [event] = await sql(
      `INSERT INTO outbox_events (type, payload, relayed_at)
       VALUES ('auth.password-reset', jsonb_build_object('userId', $1::text), now()) RETURNING id`,
    );
    const job = `${event?.id ?? ''}.auth.mail-password-was-reset`;
    await server.database.query(
      `INSERT INTO event_deliveries (event_id, subscriber, next_try_at)
       VALUES ($1, 'auth.mail-password-was-reset', now() + interval '1 day')`,
      [event?.id],
    );
    await server.database.query(
      `INSERT INTO sent_mails (user_id, kind, recipient, job, tries, is_sent) VALUES ($1, 'A', 'x…@y.org', $2, 3, false)`,
      [person.id, job],
    );
    const stateOf = async () => (await timelineOf(admin, person, { kind: 'mails' })).rows[0];
    expect(await stateOf()).toMatchObject({ state: 'Not sent yet', detail: 'To x…@y.org, 3 tries' });
    const jobId = randomUUID();
    await server.database.query(
      `UPDATE event_deliveries SET parked_at = now(), parked_reason = 'No such mailbox', parked_id = $2
       WHERE event_id = $1`,
      [event?.id, jobId],
    );
    expect(await stateOf()).toMatchObject({ state: 'Given up' });
    await callsOf(admin).mutate('jobs.discardMany', { ids: [jobId] });
    expect(await stateOf()).toMatchObject({ state: 'Given up' });
    await server.database.query(`UPDATE sent_mails SET tried_at = now() - interval '91 days'`);
    await server.app.get(Post).forgetOld();
    expect(await stateOf()).toBeUndefined();
  });
});

describe('a note', () => {
  test('is read by those who write them, taken back by its author alone, and never in the audit log', async () => {
    const [person, other] = [await buildPerson(server), await buildPerson(server, { roles: ['ADMIN'] })];
    await callsOf(admin).mutate('notes.add', { userId: person.id, text: 'Wants her invoice.' });
    const [note] = (await timelineOf(other, person, { kind: 'notes' })).rows;
    expect(note).toMatchObject({ title: 'Wants her invoice.', target: { type: 'user', id: admin.id } });
    expect(await callsOf(other).refused('notes.remove', { id: note?.id })).toBe('COMMON_NOT_FOUND');
    await callsOf(admin).mutate('notes.remove', { id: note?.id });
    expect((await timelineOf(other, person, { kind: 'notes' })).rows).toEqual([]);
    const audited = await callsOf(admin).audited(person.id);
    expect(audited.map(({ action }) => action)).toEqual(['user.note', 'user.removeNote']);
    expect(JSON.stringify(audited)).not.toContain('invoice');
  });

  test('of somebody who left is removed by whoever writes notes, but never by the one it is about', async () => {
    const [about, erased, former, suspended] = await Promise.all([
      buildPerson(server, { roles: ['ADMIN'] }),
      buildPerson(server, { roles: ['ADMIN'] }),
      buildPerson(server, { roles: ['ADMIN'] }),
      buildPerson(server, { roles: ['ADMIN'] }),
    ]);
    for (const writer of [erased, former, suspended])
      await callsOf(writer).mutate('notes.add', { userId: about.id, text: 'Was rude.' });
    const sources = server.app.get(PersonalDataSources);
    await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, erased.id));
    await server.database.query(`UPDATE users SET roles = '{STUDENT}' WHERE id = $1`, [former.id]);
    await server.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.id]);
    const notes = (await timelineOf(admin, about, { kind: 'notes' })).rows;
    expect(notes.map(({ state }) => state)).toEqual(notes.map(() => noteWithoutAuthor));
    expect(notes).toHaveLength(3);
    for (const { id } of notes) {
      expect(await callsOf(about).refused('notes.remove', { id })).toBe('COMMON_NOT_FOUND');
      expect(await callsOf(seller).refused('notes.remove', { id })).toBe('COMMON_FORBIDDEN');
      await callsOf(admin).mutate('notes.remove', { id });
    }
    expect((await timelineOf(admin, about, { kind: 'notes' })).rows).toEqual([]);
    const removals = (await callsOf(admin).audited(about.id)).slice(-3);
    expect(removals).toMatchObject(
      [1, 2, 3].map(() => ({ action: 'user.removeNote', before: { isOwn: false } })),
    );
  });

  test('is not written about oneself, nor read', async () => {
    const input = { userId: admin.id, text: 'Splendid.' };
    expect(await callsOf(admin).refused('notes.add', input)).toBe(authErrors.USER_NOT_FOUND.code);
    const { kinds } = await callsOf(admin).query<PersonPage>('users.person', { userId: admin.id });
    expect(kinds.map(({ name }) => name)).not.toContain('notes');
  });

  test('is in the copy of the person’s data without its author, and goes with their account', async () => {
    const person = await buildPerson(server);
    await callsOf(admin).mutate('notes.add', { userId: person.id, text: 'Paid twice.' });
    const sources = server.app.get(PersonalDataSources);
    const copy = (await sources.exportAll(person.id)).get('notes');
    expect(copy).toEqual({ notes: [{ text: 'Paid twice.', notedAt: expect.any(Date) }] });
    await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, person.id));
    expect((await timelineOf(admin, person, { kind: 'notes' })).rows).toEqual([]);
  });
});
