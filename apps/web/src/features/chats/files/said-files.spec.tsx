import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { ApiError, NetworkError, type uploadFile } from '@lyceum/session';
import { isLost, letGo, sendAgain } from './said-files';
import type { SentFile } from './sent-file';

const { indexedDB, BroadcastChannel } = globalThis;
const place = { userId: 'ada', chatId: 'chat' };
const recording = {
  key: 'voice',
  owner: 'ada',
  chatId: 'chat',
  file: new File(['sound'], 'voice.weba', { type: 'audio/webm' }),
  voice: { milliseconds: 900, waveform: [1, 31] },
};
const said: SentFile = {
  key: 'voice',
  path: '/files/documents/voice-notes/general/me/old.weba',
  name: 'voice.weba',
  type: 'audio/webm',
  size: 5,
  width: null,
  height: null,
  milliseconds: 900,
  waveform: [1, 31],
};

let stored: Map<string, typeof recording>;
let folders: string[];
const upload = ((_, { folder }) => {
  folders.push(folder);
  return Promise.resolve({
    url: '/files/new.weba',
    type: 'audio/webm',
    width: null,
    height: null,
    sizes: null,
  });
}) as typeof uploadFile;

const soon = <Made extends object>(made: Made, event: string): Made => {
  queueMicrotask(() => (made as Record<string, () => void>)[event]?.());
  return made;
};
const store = {
  getAll: () => ({ result: [...stored.values()] }),
  delete: (key: string) => void stored.delete(key),
};
const database = {
  transaction: () => soon({ objectStore: () => store }, 'oncomplete'),
  close: () => undefined,
};

beforeEach(() => {
  [stored, folders] = [new Map([['voice', recording]]), []];
  Object.assign(globalThis, {
    indexedDB: { open: () => soon({ result: database }, 'onsuccess') },
    BroadcastChannel: class extends EventTarget {
      readonly postMessage = () => undefined;
    },
  });
});
afterEach(() => void Object.assign(globalThis, { indexedDB, BroadcastChannel }));

describe('[O] a recording whose message the server did not take', () => {
  it('is sent again where the server does not have it any more, as the voice note it is', async () => {
    expect(await sendAgain(place, [said], upload)).toEqual([{ ...said, path: '/files/new.weba' }]);
    expect(folders).toEqual(['voice-notes']);
  });

  it('is not, where the browser has not kept it, or it was kept by an earlier version', async () => {
    expect(await sendAgain(place, [{ ...said, key: 'other' }], upload)).toBeNull();
    const { key, ...older } = said;
    expect(await sendAgain(place, [said, older], upload)).toBeNull();
    expect(await sendAgain({ ...place, userId: 'ben' }, [said], upload)).toBeNull();
    expect([key, folders]).toEqual(['voice', []]);
  });

  it('is kept no more once its message is there, or discarded', async () => {
    await letGo(place, [said]);
    expect(stored.size).toBe(0);
  });

  it('is lost only where the server says that it does not have it', () => {
    expect(isLost(new ApiError(uploadsErrors.NOT_A_FILE_OF_YOURS))).toBe(true);
    expect(isLost(new ApiError(uploadsErrors.DAMAGED))).toBe(false);
    expect(isLost(new NetworkError())).toBe(false);
  });
});
