import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type UnsentFile, UnsentFiles } from './unsent-files';

const { indexedDB, BroadcastChannel } = globalThis;

/** What jsdom has none of: a database of one store, and channels between tabs. */
let stored: Map<string, UnsentFile>;
let channels: FakeChannel[];

class FakeChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
    channels.push(this);
  }
  postMessage(data: unknown): void {
    const others = channels.filter((one) => one !== this && one.name === this.name);
    for (const one of others) one.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Calls what is listened with once everybody listens. */
const soon = <Made extends object>(made: Made, event: string): Made => {
  queueMicrotask(() => (made as Record<string, () => void>)[event]?.());
  return made;
};
const store = {
  getAll: () => ({ result: [...stored.values()] }),
  // Read when it is answered: what is done in its answer is of the same transaction.
  get: (key: string) =>
    soon(
      {
        get result() {
          return stored.get(key);
        },
      },
      'onsuccess',
    ),
  put: (one: UnsentFile) => void stored.set(one.key, one),
  delete: (key: string) => void stored.delete(key),
};
const database = {
  transaction: () => soon({ objectStore: () => store }, 'oncomplete'),
  close: () => undefined,
};

const unsent = (key: string, chosenAt: number): UnsentFile => ({
  key,
  chosenAt,
  file: new File(['bytes'], `${key}.png`),
  voice: null,
  sent: null,
});

beforeEach(() => {
  [stored, channels] = [new Map(), []];
  Object.assign(globalThis, {
    indexedDB: { open: () => soon({ result: database }, 'onsuccess') },
    BroadcastChannel: FakeChannel,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, { indexedDB, BroadcastChannel });
});

describe('[O] files that a browser keeps until they are sent', () => {
  it('are found in the order they were chosen in, whichever was kept last', async () => {
    const files = new UnsentFiles('ada', 'chat');
    expect(await files.keep(unsent('plan', 2))).toBe(true);
    expect(await files.keep(unsent('map', 1))).toBe(true);
    expect((await files.list()).map(({ key }) => key)).toEqual(['map', 'plan']);
  });

  it('are not said to be kept where nothing would find them again', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    expect(await new UnsentFiles('ada', 'chat').keep(unsent('map', 1))).toBe(false);
    expect(stored.size).toBe(0);
  });

  it('that go with a message are there for no other one, in any tab, and kept until they are forgotten', async () => {
    const [here, there] = [new UnsentFiles('ada', 'chat'), new UnsentFiles('ada', 'chat')];
    const gone: string[] = [];
    there.onForgotten((key) => gone.push(key));
    await here.keep(unsent('map', 1));
    await here.setAside('map');
    expect(gone).toEqual(['map']);
    expect(await here.list()).toEqual([]);
    expect(await here.setAsideOf(['map', 'plan'])).toMatchObject([{ key: 'map' }]);
    expect(await new UnsentFiles('ben', 'chat').setAsideOf(['map'])).toEqual([]);
    // Whoever logs in here next finds that there is something to forget.
    expect(localStorage.getItem('lyceum.chat-files.ada.chat')).toBe('true');
    await here.forget('map');
    expect(stored.size).toBe(0);
    expect(localStorage.getItem('lyceum.chat-files.ada.chat')).toBeNull();
  });

  it('do not come back where they are forgotten while they are set aside', async () => {
    const files = new UnsentFiles('ada', 'chat');
    await files.keep(unsent('map', 1));
    await Promise.all([files.setAside('map'), files.forget('map')]);
    expect(stored.size).toBe(0);
  });

  it('are forgotten by every tab that shows the chat', async () => {
    const [here, there, elsewhere] = ['chat', 'chat', 'other'].map((id) => new UnsentFiles('ada', id));
    const forgotten: string[] = [];
    here?.onForgotten((key) => forgotten.push(`here ${key}`));
    const stop = there?.onForgotten((key) => forgotten.push(`there ${key}`));
    elsewhere?.onForgotten((key) => forgotten.push(`elsewhere ${key}`));
    await here?.forget('map');
    stop?.();
    await here?.forget('plan');
    expect(forgotten).toEqual(['there map']);
  });
});
