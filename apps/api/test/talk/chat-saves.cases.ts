import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { chatsErrors, chatsLimits } from '@lyceum/contracts/chats';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { type ChatCalls, type OpenedChats, openChats } from '../../src/testing/chats';
import type { Person } from '../../src/testing/people';
import { nextMessage } from '../../src/testing/test-server';

let opened: OpenedChats;
let chats: ChatCalls;
beforeAll(async () => {
  opened = await openChats();
  ({ chats } = opened);
});

let ada: Person;
let ben: Person;
let eve: Person;
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
  await opened.befriend(ada, eve);
  await opened.befriend(ben, eve);
});

const savedBy = async (who: Person): Promise<string[]> =>
  (await chats.saved(who)).rows.map(({ text }) => text);
const { code: notFound } = chatsErrors.MESSAGE_NOT_FOUND;

describe('[O] what somebody saves', () => {
  test('is at hand for them alone, what was saved last first, until they let go of it', async () => {
    const [pair, group] = [await chats.open(ada, ben), await opened.group(ada, ben, eve)];
    const first = await chats.say(ben, pair, 'Room 12');
    const second = await chats.say(ada, group, 'At nine');
    expect(first.isSaved).toBe(false);
    await chats.save(ada, first.id);
    const told = nextMessage(await opened.server.connectedSocket(ada.token), 'chats.saved-changed');
    expect(await chats.save(ada, second.id)).toMatchObject({ id: second.id, isSaved: true });
    expect(await told).toEqual([{ chatId: group, seq: 1 }]);
    // Saved again, however often at once, it is saved once and stays where it was.
    await Promise.all([chats.save(ada, first.id), chats.save(ada, first.id)]);
    expect(await savedBy(ada)).toEqual(['At nine', 'Room 12']);
    expect(await savedBy(ben)).toEqual([]);
    expect((await chats.messages(ben, pair))[0]?.isSaved).toBe(false);
    expect((await chats.messages(ada, pair))[0]?.isSaved).toBe(true);
    expect(await chats.save(ada, second.id, false)).toMatchObject({ isSaved: false });
    expect(await savedBy(ada)).toEqual(['Room 12']);
  });

  test('comes page by page, each once', async () => {
    const chatId = await chats.open(ada, ben);
    const count = chatsLimits.savedPageSize + 3;
    const texts = Array.from({ length: count }, (_, number) => `No. ${String(number)}`);
    for (const text of texts) await chats.save(ada, (await chats.say(ada, chatId, text)).id);
    const page = await chats.saved(ada);
    expect(page.rows).toHaveLength(chatsLimits.savedPageSize);
    const next = await chats.saved(ada, page.nextCursor);
    expect(next.nextCursor).toBeNull();
    expect([...page.rows, ...next.rows].map(({ text }) => text)).toEqual(texts.toReversed());
  });

  test('is no more than there is room for, however much is saved at once', async () => {
    const chatId = await chats.open(ada, ben);
    const ids: string[] = [];
    for (const text of ['One', 'Two', 'Three']) ids.push((await chats.say(ada, chatId, text)).id);
    await opened.server.database.query(
      `WITH said AS (
        INSERT INTO chat_messages (chat_id, seq, author_id, client_key, text)
        SELECT $1::uuid, 3 + n, $2::uuid, gen_random_uuid(), 'Old' FROM generate_series(1, $3::int) n RETURNING seq
      ) INSERT INTO chat_saves (user_id, chat_id, seq) SELECT $2::uuid, $1::uuid, seq FROM said`,
      [chatId, ada.id, chatsLimits.saves - 2],
    );
    const saved = await Promise.allSettled(ids.map((id) => chats.save(ada, id)));
    const refused = saved.findIndex(({ status }) => status === 'rejected');
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const late = ids[refused] ?? '';
    await expect(chats.save(ada, late)).rejects.toThrow(chatsErrors.TOO_MANY_SAVES.code);
    // What is saved already can be saved again, and whoever lets go of one has room for another.
    const kept = ids.find((id) => id !== late) ?? '';
    expect(await chats.save(ada, kept)).toMatchObject({ isSaved: true });
    await chats.save(ada, kept, false);
    expect(await chats.save(ada, late)).toMatchObject({ isSaved: true });
  });

  test('is not found by whoever has left, nor once it is deleted, and never again by who comes back', async () => {
    const group = await opened.group(ada, ben, eve);
    const [one, other] = [await chats.say(ada, group, 'Of Ada'), await chats.say(eve, group, 'Of Eve')];
    for (const { id } of [one, other]) await chats.save(ben, id);
    await chats.delete(eve, other.id);
    expect(await savedBy(ben)).toEqual(['Of Ada']);
    await chats.ask(ben, 'mutation ($chatId: ID!) { leaveChatGroup(chatId: $chatId) }', { chatId: group });
    expect(await savedBy(ben)).toEqual([]);
    await chats.change(ada, 'addToChatGroup', 'chatId: ID!, members: [ID!]!', {
      chatId: group,
      members: [ben.id],
    });
    expect(await savedBy(ben)).toEqual([]);
    await expect(chats.save(ben, one.id)).rejects.toThrow(notFound);
  });

  test('[144] is not found over a block, and nobody outside saves anything', async () => {
    const [pair, group] = [await chats.open(ada, ben), await opened.group(ada, ben, eve)];
    const inPair = await chats.say(ben, pair, 'Alone');
    const inGroup = await chats.say(ben, group, 'With Eve');
    for (const { id } of [inPair, inGroup]) await chats.save(ada, id);
    await expect(chats.save(eve, inPair.id)).rejects.toThrow(notFound);
    await expect(chats.save(eve, inPair.id, false)).rejects.toThrow(notFound);
    await opened.block(ada, ben);
    expect(await savedBy(ada)).toEqual([]);
    await expect(chats.save(ada, inGroup.id)).rejects.toThrow(notFound);
  });

  test('is in their copy, and goes with their account', async () => {
    const chatId = await chats.open(ada, ben);
    const { id } = await chats.say(ben, chatId, 'Of Ben');
    await chats.save(ada, id);
    const sources = opened.server.app.get(PersonalDataSources);
    const copy = (await sources.exportAll(ada.id)).get('chats');
    expect(copy).toMatchObject({ saved: [{ chatId, seq: 1 }] });
    expect(JSON.stringify(copy)).not.toContain('Of Ben');
    await opened.server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, ada.id));
    const rows: unknown[] = await opened.server.database.query('SELECT FROM chat_saves WHERE user_id = $1', [
      ada.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('[O] a date', () => {
  const hour = 3_600_000;
  const ago = (hours: number): Date => new Date(Date.now() - hours * hour);
  const saidHoursAgo = async (chatId: string, ...hours: number[]): Promise<void> => {
    for (const [index] of hours.entries()) await chats.say(ada, chatId, `No. ${String(index + 1)}`);
    await opened.server.database.query(
      `UPDATE chat_messages s SET created_at = now() - make_interval(hours => o.hours)
       FROM unnest($2::int[]) WITH ORDINALITY o (hours, seq) WHERE s.chat_id = $1 AND s.seq = o.seq`,
      [chatId, hours],
    );
  };

  test('leads to the first message that was said then or after it, wherever that is', async () => {
    const chatId = await chats.open(ada, ben);
    expect(await chats.placeOfDate(ben, chatId, ago(1))).toBeNull();
    await saidHoursAgo(chatId, 90, 80, 70, 70, 50, 40, 30);
    expect(await chats.placeOfDate(ben, chatId, ago(1_000))).toBe(1);
    expect(await chats.placeOfDate(ben, chatId, ago(89))).toBe(2);
    expect(await chats.placeOfDate(ben, chatId, ago(71))).toBe(3);
    expect(await chats.placeOfDate(ben, chatId, ago(60))).toBe(5);
    expect(await chats.placeOfDate(ben, chatId, ago(31))).toBe(7);
    expect(await chats.placeOfDate(ben, chatId, ago(29))).toBeNull();
  });

  test('leads nobody to what was said before they came, nor into a chat of others', async () => {
    const group = await opened.group(ada, ben);
    await saidHoursAgo(group, 90, 80);
    await chats.change(ada, 'addToChatGroup', 'chatId: ID!, members: [ID!]!', {
      chatId: group,
      members: [eve.id],
    });
    expect(await chats.placeOfDate(eve, group, ago(100))).toBeNull();
    await chats.say(ada, group, 'Welcome');
    expect(await chats.placeOfDate(eve, group, ago(100))).toBe(3);
    const pair = await chats.open(ada, ben);
    await expect(chats.placeOfDate(eve, pair, ago(1))).rejects.toThrow(chatsErrors.NOT_FOUND.code);
    await opened.block(ben, ada);
    await expect(chats.placeOfDate(ada, pair, ago(1))).rejects.toThrow(chatsErrors.NOT_FOUND.code);
  });
});
