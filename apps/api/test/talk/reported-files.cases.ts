import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ChatFileService } from '@lyceum/chats';
import { commonErrors } from '@lyceum/contracts/common';
import { moderationErrors, type StaffCase } from '@lyceum/contracts/moderation';
import type { LinkedDocument } from '@lyceum/contracts/uploads';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { pdf } from '@lyceum/uploads/testing';
import { type ChatCalls, type OpenedChats, openChats } from '../../src/testing/chats';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson, type Person } from '../../src/testing/people';
import { caseAbout, reportMessage, sendFile } from '../../src/testing/reported-messages';
import type { TestServer } from '../../src/testing/test-server';
import { fetchFile } from '../../src/testing/uploads';
import { voiceNote } from '../../src/testing/voice-notes';

let opened: OpenedChats;
let server: TestServer;
let chats: ChatCalls;
let admin: Person;
let desk: ConsoleCalls;
beforeAll(async () => {
  opened = await openChats();
  ({ server, chats } = opened);
  admin = await buildPerson(server, { roles: ['ADMIN'] });
  desk = new ConsoleCalls(server, admin);
});

let ada: Person;
let ben: Person;
let eve: Person;
let chatId: string;
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
  chatId = await chats.open(ada, ben);
});

/** Ada says it with a picture, Ben reports it. */
async function reported(): Promise<{ messageId: string; picture: string; found: StaffCase }> {
  const picture = await sendFile(server, ada);
  const { id: messageId } = await chats.say(ada, chatId, 'Look', { files: [picture] });
  await reportMessage(chats, ben, messageId);
  return { messageId, picture, found: await caseAbout(server, desk, ada) };
}

const ask = (found: StaffCase, at = 0) => ({ caseId: found.id, fileId: found.files[at]?.id });
const show = (found: StaffCase, at = 0) => desk.mutate<LinkedDocument>('moderation.showFile', ask(found, at));
const fetched = async ({ url }: LinkedDocument): Promise<number> => (await fetchFile(server, url)).status;

test('[97] a reported picture is seen by staff who decide about it, which the audit log keeps', async () => {
  const { picture, found } = await reported();
  expect(found.files).toMatchObject([{ name: 'a.png', type: 'image/webp', canBeShown: true }]);
  expect(JSON.stringify(found)).not.toContain(picture);
  const link = await show(found);
  const { status, headers } = await fetchFile(server, link.url);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ]);
  expect(new Date(link.expiresAt).getTime()).toBeLessThan(Date.now() + 3_600_000);
  expect(await desk.audited(found.id)).toEqual([
    { action: 'moderation.showFile', before: null, after: { fileId: found.files[0]?.id } },
  ]);
  // No other door gives them one, of which nothing would be noted.
  await server.http
    .get('/uploads/link')
    .query({ path: picture })
    .set('authorization', `Bearer ${admin.token}`)
    .expect(404);
});

test('[97] a reported voice message is heard; of another file its name, kind and size are told, and no more', async () => {
  const weba = { name: 'voice.weba', type: 'audio/webm;codecs=opus', bytes: voiceNote(2_000) };
  const place = { uploadS3Bucket: 'documents', uploadPath: 'voice-notes' };
  const note = { path: await sendFile(server, ada, weba, place), milliseconds: 2_000, waveform: [1, 2] };
  const { id } = await chats.say(ada, chatId, '', { voice: note });
  await reportMessage(chats, ben, id);
  const heard = await caseAbout(server, desk, ada);
  expect(heard.files).toMatchObject([{ milliseconds: 2_000, canBeShown: true }]);
  expect(await fetched(await show(heard))).toBe(200);
  await desk.mutate('moderation.decide', { caseId: heard.id, action: 'DISMISS', reason: 'Nothing wrong.' });
  const outline = { name: 'outline.pdf', type: 'application/pdf', bytes: pdf() };
  const said = await chats.say(ada, chatId, '', { files: [await sendFile(server, ada, outline)] });
  await reportMessage(chats, ben, said.id);
  const read = await caseAbout(server, desk, ada);
  expect(read.files).toMatchObject([
    { name: 'outline.pdf', type: 'application/pdf', bytes: outline.bytes.length, canBeShown: false },
    { place: 'ABOVE', milliseconds: 2_000, canBeShown: true },
  ]);
  expect(await desk.refused('moderation.showFile', ask(read))).toBe(moderationErrors.FILE_GONE.code);
});

test('[97] nobody else is shown it: no stranger, no other role, not whom it is about, nor by another’s link', async () => {
  const { found } = await reported();
  const roles = ['STUDENT', 'TEACHER', 'COURSE_ADMIN', 'SALES_ADMIN', 'SALES_TEAM'] as const;
  for (const role of roles) {
    const person = await buildPerson(server, { roles: [role] });
    const code = await new ConsoleCalls(server, person).refused('moderation.showFile', ask(found));
    expect([role, code]).toEqual([role, commonErrors.FORBIDDEN.code]);
  }
  const { body } = await server.opsMutation('moderation.showFile', ask(found));
  expect(body).toMatchObject({ error: { data: { code: commonErrors.UNAUTHENTICATED.code } } });
  await server.database.query(`UPDATE moderation_cases SET author_id = $2 WHERE id = $1`, [
    found.id,
    admin.id,
  ]);
  expect(await desk.refused('moderation.showFile', ask(found))).toBe(moderationErrors.CASE_NOT_FOUND.code);
  await server.database.query(`UPDATE moderation_cases SET author_id = $2 WHERE id = $1`, [found.id, ada.id]);
  const link = new URL((await show(found)).url, server.url);
  link.searchParams.set('reader', `${ben.id}.${randomUUID()}`);
  expect((await fetchFile(server, link.pathname + link.search)).status).toBe(404);
  link.searchParams.delete('reader');
  expect((await fetchFile(server, link.pathname + link.search)).status).toBe(404);
});

/** Somebody says nothing but a picture. */
async function sayPicture(by: Person, at = chatId): Promise<{ id: string; fileId: string; path: string }> {
  const path = await sendFile(server, by);
  const { id, files } = await chats.say(by, at, '', { files: [path] });
  return { id, path, fileId: files[0]?.id ?? '' };
}

test('[97] those of the messages right before and after it are shown as well, as what they say is, until it is decided', async () => {
  const before = await sayPicture(ben);
  const { found: alone } = await reported();
  const after = await sayPicture(ada);
  const found = await desk.query<StaffCase>('moderation.get', { caseId: alone.id });
  expect(found.files.map(({ id, place }) => [id, place])).toEqual([
    [alone.files[0]?.id, null],
    [before.fileId, 'ABOVE'],
    [after.fileId, 'BELOW'],
  ]);
  const links = [await show(found, 0), await show(found, 1), await show(found, 2)];
  for (const link of links) expect(await fetched(link)).toBe(200);
  expect(await desk.audited(found.id)).toHaveLength(3);
  // What its author deletes of what stands around it is nobody's to see.
  await chats.delete(ada, after.id);
  const { files } = await desk.query<StaffCase>('moderation.get', { caseId: found.id });
  expect(files.map(({ place }) => place)).toEqual([null, 'ABOVE']);
  expect([404, 410]).toContain(await fetched(links[2] ?? { url: '', expiresAt: '' }));
  expect(await desk.refused('moderation.showFile', ask(found, 2))).toBe(moderationErrors.FILE_GONE.code);
  await desk.mutate('moderation.decide', { caseId: found.id, action: 'DISMISS', reason: 'Nothing wrong.' });
  for (const link of links) expect([404, 410]).toContain(await fetched(link));
  expect(await desk.refused('moderation.showFile', ask(found, 1))).toBe(moderationErrors.CASE_CLOSED.code);
});

test('[97] no other file of the chat is shown, by no door, nor one of another case or from before who reports came in', async () => {
  const far = [await sayPicture(ada), await sayPicture(ben)];
  await chats.say(ben, chatId, 'Right before');
  const { found } = await reported();
  await chats.say(ben, chatId, 'Right after');
  far.push(await sayPicture(ada));
  await opened.befriend(ada, eve);
  const other = await chats.open(ada, eve);
  far.push(await sayPicture(ada, other));
  for (const { fileId, path } of far) {
    expect(await desk.refused('moderation.showFile', { caseId: found.id, fileId })).toBe(
      moderationErrors.FILE_GONE.code,
    );
    const asked = server.http.get('/uploads/link').query({ path });
    await asked.set('authorization', `Bearer ${admin.token}`).expect(404);
  }
  expect(await desk.refused('moderation.showFile', { caseId: found.id, fileId: randomUUID() })).toBe(
    moderationErrors.FILE_GONE.code,
  );
  expect(found.files).toHaveLength(1);
  expect(await desk.audited(found.id)).toEqual([]);
});

test('[97] nothing is shown of the message before that who reports it has not heard', async () => {
  for (const friend of [ada, ben]) await opened.befriend(friend, eve);
  const group = await opened.group(ada, ben);
  const { fileId } = await sayPicture(ada, group);
  await chats.change(ada, 'addToChatGroup', 'chatId: ID!, members: [ID!]!', {
    chatId: group,
    members: [eve.id],
  });
  const said = await sayPicture(ada, group);
  await reportMessage(chats, eve, said.id);
  const found = await caseAbout(server, desk, ada);
  expect(found.files.map(({ id }) => id)).toEqual([said.fileId]);
  expect(await desk.refused('moderation.showFile', { caseId: found.id, fileId })).toBe(
    moderationErrors.FILE_GONE.code,
  );
});

test('[97] once it is decided nothing is shown, and a link of before shows nothing any more', async () => {
  const { found } = await reported();
  const link = await show(found);
  expect(await fetched(link)).toBe(200);
  await desk.mutate('moderation.decide', { caseId: found.id, action: 'DISMISS', reason: 'Nothing wrong.' });
  expect(await fetched(link)).toBe(410);
  expect(await desk.refused('moderation.showFile', ask(found))).toBe(moderationErrors.CASE_CLOSED.code);
});

test('[97] what its author deletes is shown until it is decided; of whom is erased nothing is', async () => {
  const { messageId, found } = await reported();
  await chats.delete(ada, messageId);
  await server.app.get(ChatFileService).takeOut();
  const link = await show(found);
  expect(await fetched(link)).toBe(200);
  const sources = server.app.get(PersonalDataSources);
  await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, ada.id));
  expect([404, 410]).toContain(await fetched(link));
  expect([moderationErrors.FILE_GONE.code, moderationErrors.CASE_NOT_FOUND.code]).toContain(
    await desk.refused('moderation.showFile', ask(found)),
  );
});
