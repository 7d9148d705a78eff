import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { chatsErrors, chatsLimits } from '@lyceum/contracts/chats';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type CompletedUpload,
  type LinkedDocument,
  uploadsErrors,
  uploadsLimits,
} from '@lyceum/contracts/uploads';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { type ChatCalls, type OpenedChats, openChats } from '../../src/testing/chats';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson, type Person } from '../../src/testing/people';
import { caseAbout, reportMessage } from '../../src/testing/reported-messages';
import type { TestServer } from '../../src/testing/test-server';
import { askForUrl, begin, complete, fetchFile, put, queryOf } from '../../src/testing/uploads';
import { voiceNote } from '../../src/testing/voice-notes';

let opened: OpenedChats;
let server: TestServer;
let chats: ChatCalls;
beforeAll(async () => {
  opened = await openChats();
  ({ server, chats } = opened);
});

let ada: Person;
let ben: Person;
let eve: Person;
let chatId: string;
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
  chatId = await chats.open(ada, ben);
});

const place = { uploadS3Bucket: 'documents', uploadPath: 'voice-notes' };
const waveform = Array.from({ length: 64 }, (_, at) => at % 32);
const fileOf = (bytes: Buffer) => ({ name: 'voice.weba', type: 'audio/webm;codecs=opus', bytes });

/** What becomes of bytes that are sent as a voice note: their path, or the code of the refusal. */
async function sent(bytes: Buffer, person = ada): Promise<{ path: string; code: string | undefined }> {
  const ticket = await begin(server, person, fileOf(bytes), place);
  await put(server, ticket, bytes);
  const { body } = await complete(server, person, ticket.uploadId);
  const { data, error } = body as { data?: CompletedUpload; error?: { code: string } };
  return { path: data?.url ?? ticket.publicUrl, code: error?.code };
}

const voice = async (milliseconds = 12_400) => ({
  path: (await sent(voiceNote(milliseconds))).path,
  milliseconds,
  waveform,
});

const asked = (who: Person, path: string) =>
  server.http.get('/uploads/link').query({ path }).set('authorization', `Bearer ${who.token}`);

async function heardBy(who: Person, path: string) {
  const { body } = await asked(who, path).expect(200);
  const { pathname, search } = new URL((body as { data: { url: string } }).data.url, server.url);
  return fetchFile(server, pathname + search);
}

const refusal = (note: object, more: object = {}, text = '') =>
  chats.say(ada, chatId, text, { voice: note, ...more }).catch(({ message }: Error) => message);

describe('[197] a voice message', () => {
  test('is heard by who is in the chat, with its length and how loud it was, and by nobody else', async () => {
    const note = await voice();
    const said = await chats.say(ada, chatId, '', { voice: note });
    expect(said.files).toMatchObject([
      { path: note.path, type: 'audio/webm', milliseconds: 12_400, waveform, width: null },
    ]);
    expect((await chats.messages(ben, chatId))[0]?.files).toEqual(said.files);
    expect((await chats.list(ben))[0]?.lastMessage?.files).toEqual(said.files);
    for (const who of [ada, ben]) {
      const { status, headers } = await heardBy(who, note.path);
      expect([status, headers['content-type']]).toEqual([200, 'audio/webm']);
    }
    for (const who of [eve, await buildPerson(server, { roles: ['ADMIN'] })])
      await asked(who, note.path).expect(uploadsErrors.FILE_NOT_FOUND.status);
  });

  test('is one under the same key, also when it is said twice at the same moment', async () => {
    const more = { clientKey: randomUUID(), voice: await voice() };
    const both = await Promise.all([1, 2, 3].map(() => chats.say(ada, chatId, '', more)));
    expect(new Set(both.map(({ id, files }) => `${id} ${files.map((file) => file.id).join()}`)).size).toBe(1);
  });

  test('is as long as its file says, whatever its sender does, and not longer than one may be', async () => {
    const { path } = await voice(3_000);
    const said = await chats.say(ada, chatId, '', { voice: { path, milliseconds: 90_000, waveform } });
    expect(said.files[0]?.milliseconds).toBe(3_000);
    const most = chatsLimits.voice.milliseconds + chatsLimits.voice.grace;
    const long = await voice(most + 1);
    expect(await refusal({ ...long, milliseconds: 1_000 })).toBe(chatsErrors.VOICE_TOO_LONG.code);
    expect(await chats.messages(ada, chatId)).toHaveLength(1);
  });

  test('stands alone, and its picture has no more places and is no louder than it may be', async () => {
    const note = await voice();
    const invalid = commonErrors.INVALID_INPUT.code;
    expect(await refusal(note, {}, 'Listen')).toBe(invalid);
    expect(await refusal(note, { files: [note.path] })).toBe(invalid);
    for (const picture of [[], [-1], [32], Array.from({ length: 65 }, () => 1)])
      expect(await refusal({ ...note, waveform: picture })).toBe(invalid);
    expect(await refusal({ ...note, milliseconds: 0 })).toBe(invalid);
    expect(await chats.messages(ada, chatId)).toEqual([]);
  });

  test('is of the caller’s own voice, sent for it and once; as another file it goes nowhere', async () => {
    const note = await voice();
    const notYours = uploadsErrors.NOT_A_FILE_OF_YOURS.code;
    expect(await refusal({ ...note, path: (await sent(voiceNote(500), ben)).path })).toBe(notYours);
    expect(await chats.say(ada, chatId, '', { files: [note.path] }).catch((e: Error) => e.message)).toBe(
      notYours,
    );
    await chats.say(ada, chatId, '', { voice: note });
    expect(await refusal(note)).toBe(chatsErrors.FILE_TAKEN.code);
  });

  test('is found by no search for the name of its file, as other files are', async () => {
    await chats.say(ada, chatId, '', { voice: await voice() });
    expect(await chats.search(ben, 'voice')).toEqual([]);
  });
});

describe('[117] what is sent as a voice note', () => {
  const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(500, 'x')]);
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');

  test.each([
    ['a program', program, uploadsErrors.CONTENT_MISMATCH.code],
    ['a page', page, uploadsErrors.CONTENT_MISMATCH.code],
    ['a film', voiceNote(500, 1), uploadsErrors.CONTENT_MISMATCH.code],
    [
      'a sound with a program behind it',
      Buffer.concat([voiceNote(500), program]),
      uploadsErrors.DAMAGED.code,
    ],
  ])('is not kept where it is %s', async (_, bytes, code) => {
    const found = await sent(bytes);
    expect(found.code).toBe(code);
    expect(await refusal({ path: found.path, milliseconds: 500, waveform })).toBe(
      uploadsErrors.NOT_A_FILE_OF_YOURS.code,
    );
  });

  test('is of a kind that browsers record, and no larger than speech of that length', async () => {
    const ask = (more: object) =>
      askForUrl(server, ada, { ...queryOf(fileOf(page), ada.id, place), ...more });
    const large = await ask({ size: (uploadsLimits.bytesIn['voice-notes'] ?? 0) + 1 });
    expect(large.body).toMatchObject({ error: { code: uploadsErrors.TOO_LARGE.code } });
    for (const [type, extension] of [
      ['audio/mpeg', 'mp3'],
      ['image/png', 'png'],
      ['application/pdf', 'pdf'],
    ])
      expect((await ask({ type, extension, filename: `a.${String(extension)}` })).body).toMatchObject({
        error: { code: uploadsErrors.KIND_NOT_TAKEN.code },
      });
  });
});

test('a voice message that is deleted is heard by nobody, and its picture is gone', async () => {
  const note = await voice();
  const { id } = await chats.say(ada, chatId, '', { voice: note });
  await chats.delete(ada, id);
  for (const who of [ada, ben]) await asked(who, note.path).expect(404);
  expect((await chats.messages(ben, chatId))[0]).toMatchObject({ files: [] });
});

test('[144] a voice message is not heard over a block', async () => {
  const note = await voice();
  await chats.say(ada, chatId, '', { voice: note });
  await opened.block(ben, ada);
  await asked(ben, note.path).expect(404);
});

test('staff see of a reported voice message that it is one and how long, and hear it until it is decided', async () => {
  const admin = await buildPerson(server, { roles: ['ADMIN'] });
  const desk = new ConsoleCalls(server, admin);
  const note = await voice(72_400);
  const { id } = await chats.say(ada, chatId, '', { voice: note });
  await reportMessage(chats, ben, id);
  const found = await caseAbout(server, desk, ada);
  expect(found.preview).toBe('Voice message (1:12)');
  const ask = { caseId: found.id, fileId: found.files[0]?.id };
  const { url } = await desk.mutate<LinkedDocument>('moderation.showFile', ask);
  expect((await fetchFile(server, url)).status).toBe(200);
  await desk.mutate('moderation.decide', { caseId: found.id, action: 'REMOVE', reason: 'Not here.' });
  for (const who of [ada, ben, admin]) await asked(who, note.path).expect(404);
  expect((await fetchFile(server, url)).status).toBe(410);
});

test('what somebody has of chats tells their voice messages, and their erasure leaves none', async () => {
  await chats.say(ada, chatId, '', { voice: await voice() });
  const sources = server.app.get(PersonalDataSources);
  expect((await sources.exportAll(ada.id)).get('chats')).toMatchObject({
    files: [{ chatId, type: 'audio/webm', milliseconds: 12_400 }],
  });
  await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, ada.id));
  expect((await chats.messages(ben, chatId))[0]).toMatchObject({ files: [] });
});
