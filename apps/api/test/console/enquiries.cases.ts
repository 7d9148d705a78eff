import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import {
  enquiriesErrors,
  enquiriesLimits,
  type enquiriesTable,
  type StaffEnquiry,
} from '@lyceum/contracts/enquiries';
import type { auditTable, Waiting } from '@lyceum/contracts/ops';
import { PersonalDataSources, Scheduler, UnitOfWork } from '@lyceum/kernel';
import { buildUser } from '@lyceum/auth/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { exportedFiles } from '../../src/testing/exported';
import { newEnquiry, sendEnquiry, written } from '../../src/testing/enquiries';
import { mailsTo, nthMailTo, untilMailIsOut } from '../../src/testing/mails';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let admin: ConsoleCalls;
let colleague: ConsoleCalls;
let seller: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  const desk = async (role: 'ADMIN' | 'SALES_TEAM', firstName: string): Promise<ConsoleCalls> =>
    new ConsoleCalls(server, await buildPerson(server, { roles: [role], firstName }));
  admin = await desk('ADMIN', 'Ruth');
  colleague = await desk('ADMIN', 'Omar');
  seller = await desk('SALES_TEAM', 'Sana');
});

const get = (desk: ConsoleCalls, enquiryId: string): Promise<StaffEnquiry> =>
  desk.query('enquiries.get', { enquiryId });

const rowsAbout = (desk: ConsoleCalls, search: string) =>
  desk.rows<typeof enquiriesTable>('enquiries.list', { search });

describe('what a visitor writes', () => {
  test('is in the inbox, once under a key, however often it comes and at once', async () => {
    const input = written({ email: ' Salma@Family.Example ', text: ' About the zebra class. ' });
    const sent = await Promise.all(Array.from({ length: 6 }, () => sendEnquiry(server, input)));
    expect(sent).toEqual(Array.from({ length: 6 }, () => undefined));
    expect(await rowsAbout(admin, 'zebra')).toMatchObject([
      { email: 'salma@family.example', text: 'About the zebra class.', state: 'NEW', owner: null },
    ]);
  });

  test('that was corrected after its answer was lost is not taken for what came first', async () => {
    const input = written({ email: 'mistyped@enquiries.example', text: 'About the quagga.' });
    await sendEnquiry(server, input);
    const corrected = { ...input, email: 'right@enquiries.example' };
    expect((await sendEnquiry(server, corrected))?.code).toBe(enquiriesErrors.WRITTEN_ALREADY.code);
    expect(await sendEnquiry(server, { ...corrected, clientKey: randomUUID() })).toBeUndefined();
    expect((await rowsAbout(admin, 'quagga')).map(({ email }) => email).sort()).toEqual([
      input.email,
      corrected.email,
    ]);
  });

  test.each([
    ['name', ''],
    ['name', 'Win at https://prizes.example'],
    ['name', 'Mei\nLin'],
    ['email', 'mei@'],
    ['topic', 'WEATHER'],
    ['text', '   '],
    ['text', 'a'.repeat(4_001)],
  ])('without a right %s is refused, and names it', async (field, value) => {
    const refusal = await sendEnquiry(server, written({ [field]: value }));
    expect(refusal?.code).toBe(commonErrors.INVALID_INPUT.code);
  });
});

describe('the inbox', () => {
  test('sales read what is about courses, counseling and schools; of the rest they know nothing', async () => {
    const [theirs, safety] = [
      await newEnquiry(server, { topic: 'SCHOOLS', text: 'An okapi for our school.' }),
      await newEnquiry(server, { topic: 'SAFETY', text: 'An okapi asks me for photos.' }),
    ];
    expect((await rowsAbout(seller, 'okapi')).map(({ id }) => id)).toEqual([theirs]);
    expect((await rowsAbout(admin, 'okapi')).map(({ id }) => id).sort()).toEqual([theirs, safety].sort());
    expect(await seller.refusedQuery('enquiries.get', { enquiryId: safety })).toBe(
      enquiriesErrors.NOT_FOUND.code,
    );
    expect(await seller.refusedQuery('enquiries.history', { id: safety })).toBe(
      enquiriesErrors.NOT_FOUND.code,
    );
    const waiting = async (desk: ConsoleCalls): Promise<number> =>
      (await desk.query<Waiting>('home.waiting')).find(({ path }) => path === '/enquiries')?.waiting ?? 0;
    expect(await waiting(seller)).toBeLessThan(await waiting(admin));
    const words = { enquiryId: safety, clientKey: randomUUID(), text: 'Hello' };
    for (const call of ['enquiries.answer', 'enquiries.note'])
      expect(await seller.refused(call, words)).toBe(enquiriesErrors.NOT_FOUND.code);
    for (const call of ['take', 'giveBack', 'close', 'reopen'])
      expect(await seller.mutate(`enquiries.${call}`, { ids: [safety] })).toMatchObject([
        { error: { code: enquiriesErrors.NOT_FOUND.code } },
      ]);
    expect(await get(admin, safety)).toMatchObject({ state: 'NEW', owner: null, entries: [] });
  });

  test('of two who take one at once, one has it; nobody answers what somebody else has', async () => {
    const id = await newEnquiry(server);
    const taken = await Promise.all(
      [admin, colleague].map((desk) => desk.mutate('enquiries.take', { ids: [id] })),
    );
    expect(taken.flat()).toContainEqual({ id, error: null });
    expect(taken.flat()).toContainEqual({
      id,
      error: expect.objectContaining({ code: enquiriesErrors.TAKEN.code }),
    });
    const { owner } = await get(admin, id);
    const [holder, other] = owner?.name.startsWith('Ruth') ? [admin, colleague] : [colleague, admin];
    const words = { enquiryId: id, clientKey: randomUUID(), text: 'Yes.' };
    expect(await other.refused('enquiries.answer', words)).toBe(enquiriesErrors.TAKEN.code);
    await other.mutate('enquiries.giveBack', { ids: [id] });
    expect(await get(admin, id)).toMatchObject({ state: 'NEW', owner: null });
    await holder.mutate('enquiries.take', { ids: [id] });
    await holder.mutate('enquiries.close', { ids: [id] });
    expect(await holder.refused('enquiries.answer', words)).toBe(enquiriesErrors.CLOSED.code);
    expect((await get(admin, id)).entries).toEqual([]);
    await other.mutate('enquiries.reopen', { ids: [id] });
    expect(await get(admin, id)).toMatchObject({ state: 'TAKEN' });
    const history = await admin.rows<typeof auditTable>('enquiries.history', { id });
    expect(history.map(({ action }) => action)).toEqual([
      'enquiry.reopen',
      'enquiry.close',
      'enquiry.take',
      'enquiry.give-back',
      'enquiry.take',
    ]);
  });

  test('what turns out to be about something else is moved to those who read that, whoever had it', async () => {
    const id = await newEnquiry(server, { topic: 'COURSES', text: 'He asks me to meet him after class.' });
    await seller.mutate('enquiries.take', { ids: [id] });
    await seller.mutate('enquiries.move', { enquiryId: id, topic: 'SAFETY' });
    expect(await seller.refusedQuery('enquiries.get', { enquiryId: id })).toBe(
      enquiriesErrors.NOT_FOUND.code,
    );
    expect(await get(admin, id)).toMatchObject({ topic: 'SAFETY', state: 'NEW', owner: null });
    await admin.mutate('enquiries.take', { ids: [id] });
    await admin.mutate('enquiries.move', { enquiryId: id, topic: 'ACCOUNT' });
    expect(await get(admin, id)).toMatchObject({
      state: 'TAKEN',
      owner: { name: expect.stringContaining('Ruth') },
    });
  });

  test('an answer is mailed once, with what it answers, however often it is sent; a note is not', async () => {
    const email = 'answered@enquiries.example';
    const id = await newEnquiry(server, { email, name: 'Ines', text: 'When does it begin?' });
    await admin.mutate('enquiries.note', { enquiryId: id, clientKey: randomUUID(), text: 'Ask Omar first.' });
    const words = { enquiryId: id, clientKey: randomUUID(), text: 'In March.\n\nUntil then, read this.' };
    await Promise.all([1, 2, 3].map(() => admin.mutate('enquiries.answer', words)));
    await nthMailTo(server, email, 1);
    await untilMailIsOut(server);
    const mails = await mailsTo(server, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('In March.');
    expect(mails[0]?.text).toContain('When does it begin?');
    expect(mails[0]?.text).not.toContain('Omar');
    // Whoever wrote typed the name and the address.
    expect(mails[0]?.text).not.toContain('Ines');
    const other = { ...words, text: 'In April.' };
    expect(await admin.refused('enquiries.answer', other)).toBe(enquiriesErrors.WRITTEN_ALREADY.code);
    expect(await admin.refused('enquiries.note', words)).toBe(enquiriesErrors.WRITTEN_ALREADY.code);
    expect(await get(admin, id)).toMatchObject({
      state: 'ANSWERED',
      entries: [
        { kind: 'NOTE', text: 'Ask Omar first.', sentAt: null },
        { kind: 'ANSWER', text: words.text, sentAt: expect.any(String) },
      ],
    });
  });
});

test('what came in under an email is in its copy of data, and goes with its account; notes of staff are not told', async () => {
  const person = await buildPerson(server);
  const id = await newEnquiry(server, { email: person.email, text: 'My own question.' });
  await admin.mutate('enquiries.note', { enquiryId: id, clientKey: randomUUID(), text: 'They are nice.' });
  const files = JSON.stringify(await exportedFiles(server, person));
  expect(files).toContain('My own question.');
  expect(files).not.toContain('They are nice.');
  const sources = server.app.get(PersonalDataSources);
  const signedUp = await buildUser(server.database.manager, { emailConfirmedAt: null });
  const theirs = await newEnquiry(server, { email: signedUp.email });
  for (const { id: userId } of [person, signedUp])
    await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, userId));
  expect(await admin.refusedQuery('enquiries.get', { enquiryId: id })).toBe(enquiriesErrors.NOT_FOUND.code);
  // Whoever signs up with an address and never shows that it is theirs takes nothing away.
  expect(await get(admin, theirs)).toMatchObject({ email: signedUp.email });
});

test('what was answered and heard no more is closed after a while, what was closed is removed later', async () => {
  const id = await newEnquiry(server);
  await admin.mutate('enquiries.answer', { enquiryId: id, clientKey: randomUUID(), text: 'Yes.' });
  const tidy = async (): Promise<void> => {
    await server.database.query(
      `UPDATE scheduled_tasks SET next_run_at = now(), held_until = NULL WHERE name = 'enquiries.forget-closed'`,
    );
    await server.app.get(Scheduler).runDue();
  };
  const age = (days: number) =>
    server.database.query(
      `WITH aged AS (UPDATE enquiry_entries SET created_at = created_at - $2 * interval '1 day' WHERE enquiry_id = $1)
       UPDATE enquiries SET closed_at = closed_at - $2 * interval '1 day' WHERE id = $1`,
      [id, days],
    );
  await age(enquiriesLimits.openDays - 1);
  await tidy();
  expect(await get(admin, id)).toMatchObject({ state: 'ANSWERED' });
  await age(1);
  await tidy();
  expect(await get(admin, id)).toMatchObject({ state: 'CLOSED' });
  await age(enquiriesLimits.keptDays);
  await tidy();
  expect(await admin.refusedQuery('enquiries.get', { enquiryId: id })).toBe(enquiriesErrors.NOT_FOUND.code);
});
