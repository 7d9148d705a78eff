import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { draftErrors } from '@lyceum/contracts/forum';
import { ApiError, NetworkError, newClientKey } from '@lyceum/session';
import type { DraftOnServer, StoredDraft } from './draft.types';
import { DraftSync, offlineFailure } from './draft-sync';
import { draftKeyOf, keepCopy, readCopy } from './local-copy';
import { settleOpenDrafts } from './open-drafts';
import { type DraftText, textKind } from './written-text';

const text = (content: string): DraftText => ({ content, isRich: false, isBlank: content.trim() === '' });

/** The server's rule: a save out of another revision than the stored one changes nothing. */
class FakeServer implements DraftOnServer<DraftText> {
  stored: StoredDraft<DraftText> | null = null;
  isOnline = true;
  saves = 0;

  async read() {
    await this.arrive();
    return this.stored;
  }

  async save(content: DraftText, baseRevision: number | null) {
    await this.arrive();
    this.saves += 1;
    if ((this.stored?.revision ?? null) !== baseRevision) throw new ApiError(draftErrors.CONFLICT);
    const revision = (baseRevision ?? 0) + 1;
    this.stored = { id: 'draft', revision, updatedAt: new Date().toISOString(), content };
    return this.stored;
  }

  async remove() {
    await this.arrive();
    this.stored = null;
    return true;
  }

  private async arrive(): Promise<void> {
    await Promise.resolve();
    if (!this.isOnline) throw new NetworkError();
  }
}

let server: FakeServer;
const closing: (() => void)[] = [];

/** Opens the draft on a device, which is named by where it keeps things. */
async function open(device = 'laptop') {
  const sync = new DraftSync({ key: draftKeyOf('7', device), kind: textKind, server });
  const close = sync.open();
  closing.push(close);
  await jest.advanceTimersByTimeAsync(0);
  return { sync, close, shown: () => sync.state().content.content };
}

beforeEach(() => {
  jest.useFakeTimers();
  server = new FakeServer();
});

afterEach(() => {
  for (const close of closing.splice(0)) close();
  jest.useRealTimers();
  localStorage.clear();
});

const tenSeconds = () => jest.advanceTimersByTimeAsync(10_000);

describe('a draft', () => {
  it('[120] is saved every ten seconds of typing, and on demand', async () => {
    const { sync } = await open();
    sync.change(text('H'));
    await jest.advanceTimersByTimeAsync(6_000);
    sync.change(text('Hello'));
    expect(server.saves).toBe(0);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(server.stored?.content.content).toBe('Hello');
    await tenSeconds();
    expect(server.saves).toBe(1);
    sync.change(text('Hello world'));
    expect(await sync.save()).toBe(true);
    expect(server.stored?.content.content).toBe('Hello world');
    expect(sync.state()).toMatchObject({ isSent: true, savedAt: server.stored?.updatedAt, draftId: 'draft' });
  });

  it('[120] is there again after a reload, and on another device', async () => {
    const { sync, close } = await open();
    sync.change(text('Half a thought'));
    await sync.save();
    close();
    expect((await open()).shown()).toBe('Half a thought');
    expect((await open('phone')).shown()).toBe('Half a thought');
  });

  it('[120] is kept here without a network, and sent when there is one again', async () => {
    const { sync } = await open();
    server.isOnline = false;
    sync.change(text('On the train'));
    await tenSeconds();
    expect(sync.state()).toMatchObject({ isKept: true, isSent: false, failure: offlineFailure });
    expect(readCopy(draftKeyOf('7', 'laptop'), textKind.isContent)?.content.content).toBe('On the train');
    server.isOnline = true;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(server.stored?.content.content).toBe('On the train');
    expect(sync.state().failure).toBeNull();
  });

  it('is sent by the next visit where this one could not', async () => {
    server.isOnline = false;
    const { sync, close } = await open();
    sync.change(text('Kept'));
    close();
    await jest.advanceTimersByTimeAsync(0);
    expect(server.stored).toBeNull();
    server.isOnline = true;
    await open();
    await jest.advanceTimersByTimeAsync(1);
    expect(server.stored?.content.content).toBe('Kept');
  });

  it('[120] shows both versions where two devices wrote, and overwrites neither', async () => {
    const laptop = await open();
    const phone = await open('phone');
    laptop.sync.change(text('From the laptop'));
    await laptop.sync.save();
    phone.sync.change(text('From the phone'));
    expect(await phone.sync.save()).toBe(false);
    expect(phone.shown()).toBe('From the phone');
    expect(phone.sync.state().conflict?.content.content).toBe('From the laptop');
    // Undecided, nothing is sent by itself.
    await tenSeconds();
    expect(server.stored?.content.content).toBe('From the laptop');
    expect(await phone.sync.keepMine()).toBe(true);
    expect(server.stored?.content.content).toBe('From the phone');

    laptop.sync.change(text('From the laptop again'));
    await laptop.sync.save();
    const { round } = laptop.sync.state();
    laptop.sync.takeOther();
    expect(laptop.shown()).toBe('From the phone');
    // The editor begins anew with it.
    expect(laptop.sync.state()).toMatchObject({ round: round + 1, conflict: null, isSent: true });
  });

  it('[120] shows both versions also where the other came while this device was away', async () => {
    const { sync, close } = await open();
    sync.change(text('First'));
    await sync.save();
    server.isOnline = false;
    sync.change(text('Changed offline'));
    await tenSeconds();
    close();
    await jest.advanceTimersByTimeAsync(0);
    server.isOnline = true;
    const phone = await open('phone');
    phone.sync.change(text('Changed on the phone'));
    await phone.sync.save();
    const again = await open();
    expect(again.shown()).toBe('Changed offline');
    expect(again.sync.state().conflict?.content.content).toBe('Changed on the phone');
  });

  it('takes the newer one of another device where nothing was changed here', async () => {
    const { sync, close } = await open();
    sync.change(text('Old'));
    await sync.save();
    close();
    const phone = await open('phone');
    phone.sync.change(text('New'));
    await phone.sync.save();
    expect((await open()).shown()).toBe('New');
  });

  it('[120] is gone everywhere once it is posted', async () => {
    const laptop = await open();
    laptop.sync.change(text('Posted'));
    expect(await laptop.sync.save()).toBe(true);
    expect(await laptop.sync.idForPosting()).toBe('draft');
    // What posting does on the server.
    server.stored = null;
    laptop.sync.settle();
    laptop.sync.change(text('too late'));
    laptop.close();
    await tenSeconds();
    expect(server.stored).toBeNull();
    expect((await open()).shown()).toBe('');
  });

  it('is gone from a device that had it when it was posted on another', async () => {
    const { sync, close } = await open();
    sync.change(text('Posted elsewhere'));
    await sync.save();
    close();
    server.stored = null;
    expect((await open()).shown()).toBe('');
  });

  it('is removed from the server when nothing is left of it', async () => {
    const { sync } = await open();
    sync.change(text('x'));
    await sync.save();
    sync.change(text(' '));
    await sync.save();
    expect(server.stored).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('[120] is on the server, and no longer here, after a log-out', async () => {
    const { sync, close } = await open();
    sync.change(text('Just typed'));
    const settled = settleOpenDrafts();
    await jest.advanceTimersByTimeAsync(0);
    await settled;
    localStorage.clear();
    close();
    expect(server.stored?.content.content).toBe('Just typed');
    expect(localStorage).toHaveLength(0);
  });

  it('does not come back broken, and says so where the browser keeps nothing', async () => {
    for (const broken of [
      '{',
      '"x"',
      '{"content":1}',
      '{"content":{"content":"","isRich":1},"clientKey":""}',
    ]) {
      localStorage.setItem('lyceum.draft.x', broken);
      expect(readCopy('lyceum.draft.x', textKind.isContent)).toBeNull();
    }
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { sync } = await open();
    server.isOnline = false;
    sync.change(text('Nowhere to keep it'));
    await tenSeconds();
    expect(sync.state().isKept).toBe(false);
    full.mockRestore();
    keepCopy('lyceum.draft.x', null);
  });

  it('has a key that is a UUID of its own', () => {
    const keys = Array.from({ length: 100 }, newClientKey);
    expect(new Set(keys).size).toBe(100);
    for (const each of keys)
      expect(each).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
