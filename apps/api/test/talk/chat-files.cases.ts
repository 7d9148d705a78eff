import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ChatFileService } from '@lyceum/chats';
import { chatsErrors } from '@lyceum/contracts/chats';
import { commonErrors } from '@lyceum/contracts/common';
import { type LinkedDocument, uploadsErrors, type uploadsTable } from '@lyceum/contracts/uploads';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { UploadSweeper } from '@lyceum/uploads';
import { pdf } from '@lyceum/uploads/testing';
import sharp from 'sharp';
import { type ChatCalls, type OpenedChats, openChats } from '../../src/testing/chats';
import { ConsoleCalls } from '../../src/testing/console';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import type { TestServer } from '../../src/testing/test-server';
import { chatFilesPlace, caseAbout, reportMessage, sendFile } from '../../src/testing/reported-messages';
import { begin, fetchFile, fileFor, type TestFile } from '../../src/testing/uploads';

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
let picture: string;
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
  chatId = await chats.open(ada, ben);
  picture = await upload(ada);
});

const outline: TestFile = { name: 'Our outline.pdf', type: 'application/pdf', bytes: pdf() };

const upload = (person: Person, ...rest: [file?: TestFile, to?: Record<string, string>]): Promise<string> =>
  sendFile(server, person, ...rest);

const asked = (who: Person, path: string) =>
  server.http.get('/uploads/link').query({ path }).set('authorization', `Bearer ${who.token}`);

/** A link somebody is given, as a path of this server. */
async function linkOf(who: Person, path: string): Promise<string> {
  const { body } = await asked(who, path).expect(200);
  const { pathname, search } = new URL((body as { data: { url: string } }).data.url, server.url);
  return pathname + search;
}

const fetched = async (link: string): Promise<number> => (await fetchFile(server, link)).status;

const mayFetch = async (who: Person, path: string): Promise<boolean> => {
  const { status } = await asked(who, path);
  return status === 200 && (await fetched(await linkOf(who, path))) === 200;
};

const remove = (who: Person, messageId: string) =>
  chats.ask(who, 'mutation ($messageId: ID!) { deleteChatMessage(messageId: $messageId) { files { id } } }', {
    messageId,
  });

describe('files of a message', () => {
  test('[197] are read with it by all who are in the chat, whether it says anything besides or not', async () => {
    const document = await upload(ada, outline);
    const said = await chats.say(ada, chatId, '', { files: [picture, document] });
    expect(said.files).toMatchObject([
      { name: 'a.png', path: picture, type: 'image/webp', width: 40, height: 30 },
      { name: outline.name, path: document, type: outline.type, size: outline.bytes.length, width: null },
    ]);
    const [heard] = await chats.messages(ben, chatId);
    expect(heard).toMatchObject({ text: '', files: said.files });
    expect((await chats.list(ben))[0]?.lastMessage?.files).toEqual(said.files);
    for (const who of [ada, ben])
      for (const path of [picture, document]) expect(await mayFetch(who, path)).toBe(true);
    expect(await fetched(await linkOf(ben, picture.replace('.webp', '.medium.webp')))).toBe(200);
  });

  test('[O] are found by their names, by who can read the message', async () => {
    const document = await upload(ada, outline);
    const { id } = await chats.say(ada, chatId, '', { files: [document, picture] });
    await chats.say(ada, chatId, 'The outline is there', { files: [] });
    expect(await chats.search(ben, 'OUR outline')).toEqual(['']);
    expect(await chats.search(ben, 'outline')).toEqual(['The outline is there', '']);
    expect(await chats.search(eve, 'outline')).toEqual([]);
    await remove(ada, id);
    expect(await chats.search(ben, 'our outline')).toEqual([]);
  });

  test('[202] are sent once: the same key is one message with the same files, whatever it comes with', async () => {
    const more = { clientKey: randomUUID(), files: [picture] };
    const first = await chats.say(ada, chatId, 'Look', more);
    expect(await chats.say(ada, chatId, 'Look', more)).toEqual(first);
    const other = await upload(ada);
    expect(await chats.say(ada, chatId, 'Look', { ...more, files: [other] })).toEqual(first);
    expect(await chats.messages(ben, chatId)).toHaveLength(1);
  });

  test('of a message sent twice at the same moment are of one', async () => {
    const more = { clientKey: randomUUID(), files: [picture] };
    const both = await Promise.all([1, 2, 3].map(() => chats.say(ada, chatId, 'Look', more)));
    expect(new Set(both.map(({ id, files }) => `${id} ${files.map((file) => file.id).join()}`)).size).toBe(1);
  });

  test('are refused where they are another person’s, of another place, unfinished or sent already; then nothing is said', async () => {
    const refusal = (files: string[]) =>
      chats.say(ada, chatId, 'Look', { files }).catch(({ message }: Error) => message);
    const notYours = uploadsErrors.NOT_A_FILE_OF_YOURS.code;
    expect(await refusal([await upload(ben)])).toBe(notYours);
    expect(await refusal([await upload(ada, undefined, { ...chatFilesPlace, uploadPath: 'homework' })])).toBe(
      notYours,
    );
    const file = await fileFor('chat-files');
    expect(await refusal([(await begin(server, ada, file, chatFilesPlace)).publicUrl])).toBe(notYours);
    expect(await refusal([picture, picture])).toBe(chatsErrors.FILE_TAKEN.code);
    expect(await refusal(['https://elsewhere.example/a.png'])).toBe(commonErrors.INVALID_INPUT.code);
    expect(await refusal(Array.from({ length: 5 }, () => picture))).toBe(commonErrors.INVALID_INPUT.code);
    expect(await chats.messages(ada, chatId)).toEqual([]);
    await chats.say(ada, chatId, 'Look', { files: [picture] });
    expect(await refusal([picture])).toBe(chatsErrors.FILE_TAKEN.code);
    await expect(chats.say(ada, chatId, ' ', { files: [] })).rejects.toThrow(commonErrors.INVALID_INPUT.code);
    expect(await chats.messages(ada, chatId)).toHaveLength(1);
  });

  test('that is a picture are kept without where it was taken', async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .withExif({ IFD3: { GPSLatitude: '42/1 21/1 36/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const path = await upload(ada, { name: 'home.jpg', type: 'image/jpeg', bytes });
    await chats.say(ada, chatId, '', { files: [path] });
    const { body } = await fetchFile(server, await linkOf(ben, path));
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    expect((await sharp(body as Buffer).metadata()).exif).toBeUndefined();
  });
});

describe('a file of a message is fetched', () => {
  test('[143] by nobody who is not in the chat, whatever they are and whatever link they have', async () => {
    await chats.say(ada, chatId, '', { files: [picture] });
    const link = await linkOf(ben, picture);
    for (const who of [eve, admin, await buildPerson(server, { roles: ['SUPER_ADMIN'] })])
      await asked(who, picture).expect(uploadsErrors.FILE_NOT_FOUND.status);
    expect(await fetched(picture)).toBe(404);
    const claim = new URL(link, server.url).searchParams;
    claim.set('reader', `${eve.id}.${String(claim.get('reader')).split('.')[1]}`);
    expect(await fetched(`${picture}?${claim.toString()}`)).toBe(404);
    claim.delete('reader');
    expect(await fetched(`${picture}?${claim.toString()}`)).toBe(404);
  });

  test('[144] no more from the moment there is a block, with a link of before as well', async () => {
    await chats.say(ada, chatId, '', { files: [picture] });
    const link = await linkOf(ben, picture);
    expect(await fetched(link)).toBe(200);
    await opened.block(ben, ada);
    expect(await fetched(link)).toBe(410);
    await asked(ben, picture).expect(404);
  });

  test('[140] by who is no friend any more, as what was written is read', async () => {
    await chats.say(ada, chatId, '', { files: [picture] });
    const friends = new FriendCalls(server);
    await friends.end(ben, (await friends.card(ben, ada)).friendRelationId ?? '');
    expect(await chats.messages(ben, chatId)).toHaveLength(1);
    expect(await mayFetch(ben, picture)).toBe(true);
  });

  test('[201] in a group by who was there when it was sent, until they leave', async () => {
    const groupId = await opened.group(ada, ben);
    await opened.befriend(ada, eve);
    await opened.befriend(ben, eve);
    await chats.say(ada, groupId, '', { files: [picture] });
    await chats.change(ada, 'addToChatGroup', 'chatId: ID!, members: [ID!]!', {
      chatId: groupId,
      members: [eve.id],
    });
    const later = await upload(ada);
    await chats.say(ada, groupId, '', { files: [later] });
    expect([await mayFetch(eve, picture), await mayFetch(eve, later)]).toEqual([false, true]);
    const link = await linkOf(eve, later);
    await chats.ask(eve, 'mutation ($chatId: ID!) { leaveChatGroup(chatId: $chatId) }', { chatId: groupId });
    expect(await fetched(link)).toBe(410);
    expect(await mayFetch(ben, later)).toBe(true);
  });

  test('no more by a session that is over', async () => {
    await chats.say(ada, chatId, '', { files: [picture] });
    const link = await linkOf(ben, picture);
    expect(await fetched(link)).toBe(200);
    await server.http.post('/auth/sign-out').set('authorization', `Bearer ${ben.token}`).send({}).expect(200);
    expect(await fetched(link)).toBe(410);
  });
});

describe('what is deleted', () => {
  const swept = async (): Promise<void> => {
    await server.app.get(ChatFileService).takeOut();
    await server.database.query(
      `UPDATE uploads SET deleted_at = deleted_at - interval '1 day' WHERE owner_id = $1`,
      [ada.id],
    );
    await server.app.get(UploadSweeper).sweep();
  };
  const isKept = async (path: string): Promise<boolean> =>
    (await server.database.query<unknown[]>('SELECT FROM uploads WHERE url = $1', [path])).length > 0;

  test('is fetched by nobody any more, and its files are erased', async () => {
    const { id } = await chats.say(ada, chatId, 'Look', { files: [picture] });
    const link = await linkOf(ben, picture);
    expect(await remove(ada, id)).toMatchObject({ deleteChatMessage: { files: [] } });
    expect(await fetched(link)).toBe(410);
    for (const who of [ada, ben]) await asked(who, picture).expect(404);
    expect((await chats.messages(ben, chatId))[0]).toMatchObject({ text: '', files: [] });
    expect(await isKept(picture)).toBe(true);
    await swept();
    expect(await isKept(picture)).toBe(false);
  });

  test('with its group leaves no file', async () => {
    const groupId = await opened.group(ada, ben);
    await chats.say(ada, groupId, '', { files: [picture] });
    for (const who of [ada, ben])
      await chats.ask(who, 'mutation ($chatId: ID!) { leaveChatGroup(chatId: $chatId) }', {
        chatId: groupId,
      });
    await swept();
    expect(await isKept(picture)).toBe(false);
  });

  test('after it was reported is kept for staff until they have decided', async () => {
    const { id } = await chats.say(ada, chatId, '', { files: [picture] });
    await reportMessage(chats, ben, id);
    const { id: caseId, files } = await caseAbout(server, desk, ada);
    await remove(ada, id);
    await swept();
    expect(await mayFetch(ben, picture)).toBe(false);
    const link = await desk.mutate<LinkedDocument>('moderation.showFile', { caseId, fileId: files[0]?.id });
    expect(await fetched(link.url)).toBe(200);
    await desk.mutate('moderation.decide', { caseId, action: 'DISMISS', reason: 'Nothing wrong.' });
    await swept();
    expect(await isKept(picture)).toBe(false);
  });
});

describe('staff', () => {
  test('see of a reported message the names of its files, as of what stands around it, and fetch none by this door', async () => {
    const neighbour = await upload(ada, outline);
    await chats.say(ada, chatId, '', { files: [neighbour] });
    const { id } = await chats.say(ada, chatId, 'Look', { files: [picture] });
    expect(await mayFetch(admin, picture)).toBe(false);
    await reportMessage(chats, ben, id);
    const found = await caseAbout(server, desk, ada);
    expect(found.preview).toBe('Look\nFile: a.png');
    expect(found.context.map(({ text }) => text)).toEqual([`File: ${outline.name}`]);
    expect(found.files.map(({ name, place }) => [name, place])).toEqual([
      ['a.png', null],
      [outline.name, 'ABOVE'],
    ]);
    for (const path of [picture, neighbour]) expect(await mayFetch(admin, path)).toBe(false);
    await desk.mutate('moderation.decide', { caseId: found.id, action: 'REMOVE', reason: 'Not here.' });
    for (const who of [ada, ben, admin]) expect(await mayFetch(who, picture)).toBe(false);
  });

  test('find no file of a chat among those they look after', async () => {
    const sent = await upload(admin);
    for (const path of [picture, sent]) {
      const [file] = await server.database.query<{ id: string; name: string }[]>(
        'SELECT id, name FROM uploads WHERE url = $1',
        [path],
      );
      const rows = await desk.rows<typeof uploadsTable>('uploads.list', { search: 'a.png' });
      expect(rows.map(({ url }) => url)).not.toContain(path);
      await expect(desk.query('uploads.get', { uploadId: file?.id })).rejects.toThrow();
    }
    await chats.say(ada, chatId, '', { files: [picture] });
    expect(await mayFetch(admin, picture)).toBe(false);
  });
});

test('what somebody has of chats tells the files they sent, and their erasure leaves none', async () => {
  await chats.say(ada, chatId, '', { files: [picture] });
  const sources = server.app.get(PersonalDataSources);
  expect((await sources.exportAll(ada.id)).get('chats')).toMatchObject({
    files: [{ chatId, name: 'a.png', type: 'image/webp' }],
  });
  await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, ada.id));
  expect((await chats.messages(ben, chatId))[0]).toMatchObject({ text: '', files: [] });
  const rows = await server.database.query<unknown[]>('SELECT FROM chat_message_files WHERE author_id = $1', [
    ada.id,
  ]);
  expect(rows).toEqual([]);
});
