import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, NetworkError } from '../api-error';
import { type KeyValueStorage, memoryStorage } from '../session-storage';
import { Outbox, type OutboxEntry } from './outbox';

interface Note extends OutboxEntry {
  readonly content: string;
}

const key = 'lyceum.outbox.user.thread';

function entry(clientKey: string): Note {
  return {
    clientKey,
    content: `Says ${clientKey}`,
    writtenAt: '2026-11-21T10:00:00.000Z',
    refusal: null,
  };
}

/** An outbox whose network a test holds in its hands: each attempt waits for `answer` or `fail`. */
function setUp(storage: KeyValueStorage = memoryStorage()) {
  const attempts: { clientKey: string; answer: (sent: string) => void; fail: (error: unknown) => void }[] =
    [];
  const gone: string[] = [];
  const outbox = new Outbox<Note, string>({
    key,
    storage,
    letGo: ({ clientKey }) => gone.push(clientKey),
    isEntry: ({ content }) => typeof content === 'string',
    send: ({ clientKey }) =>
      new Promise((answer, fail) => {
        attempts.push({ clientKey, answer, fail });
      }),
    refusalText: (error) => (error instanceof Error ? error.message : ''),
  });
  const states = () =>
    outbox.waiting().map(({ clientKey, isSending, refusal }) => ({ clientKey, isSending, refusal }));
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return { outbox, attempts, storage, states, settle, gone };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('what the server does not have yet', () => {
  it('are kept before they are sent, and until the server has them', async () => {
    const { outbox, attempts, storage, settle } = setUp();
    const sent: string[] = [];
    outbox.onSent((made) => sent.push(made));
    outbox.add(entry('one'));
    expect(storage.getItem(key)).toContain('Says one');
    attempts[0]?.answer('made one');
    await settle();
    expect(sent).toEqual(['made one']);
    expect(outbox.waiting()).toEqual([]);
    expect(storage.getItem(key)).toBeNull();
  });

  it('leave what belongs to them once they are sent or discarded, and not where they are refused', async () => {
    const { outbox, attempts, settle, gone } = setUp();
    for (const name of ['one', 'two']) outbox.add(entry(name));
    attempts[0]?.answer('made one');
    await settle();
    expect(gone).toEqual(['one']);
    attempts[1]?.fail(new ApiError({ status: 403, code: 'NO', message: 'No.' }));
    await settle();
    expect(gone).toEqual(['one']);
    outbox.discard('two');
    expect(gone).toEqual(['one', 'two']);
  });

  it('survive a reload, and go out under the same client key', () => {
    const first = setUp();
    first.outbox.add(entry('one'));
    const afterReload = setUp(first.storage);
    expect(afterReload.states()).toEqual([{ clientKey: 'one', isSending: false, refusal: null }]);
    afterReload.outbox.flush();
    expect(afterReload.attempts.map(({ clientKey }) => clientKey)).toEqual(['one']);
  });

  it('go out one after the other', async () => {
    const { outbox, attempts, settle } = setUp();
    outbox.add(entry('one'));
    outbox.add(entry('two'));
    expect(attempts).toHaveLength(1);
    attempts[0]?.answer('made');
    await settle();
    expect(attempts.map(({ clientKey }) => clientKey)).toEqual(['one', 'two']);
  });

  it('are tried again by themselves after a lost network, later each time', async () => {
    const { outbox, attempts, states, settle } = setUp();
    outbox.add(entry('one'));
    attempts[0]?.fail(new NetworkError());
    await settle();
    expect(states()).toEqual([{ clientKey: 'one', isSending: false, refusal: null }]);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(attempts).toHaveLength(2);
    attempts[1]?.fail(new NetworkError());
    await jest.advanceTimersByTimeAsync(9_000);
    expect(attempts).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(attempts).toHaveLength(3);
  });

  it('are tried again at once when the reader or the network asks', async () => {
    const { outbox, attempts, settle } = setUp();
    outbox.add(entry('one'));
    attempts[0]?.fail(new NetworkError());
    await settle();
    outbox.retry('one');
    expect(attempts).toHaveLength(2);
    // Not twice at a time.
    outbox.flush();
    expect(attempts).toHaveLength(2);
  });

  it('that were refused say why, wait for the reader, and hold up no others', async () => {
    const { outbox, attempts, states, settle, storage } = setUp();
    outbox.add(entry('one'));
    outbox.add(entry('two'));
    const refusal = 'Not authorized to reply to this thread';
    attempts[0]?.fail(new ApiError({ code: 'NO_REPLIES', status: 403, message: refusal }));
    await settle();
    expect(states()).toEqual([
      { clientKey: 'one', isSending: false, refusal },
      { clientKey: 'two', isSending: true, refusal: null },
    ]);
    expect(setUp(storage).states()[0]).toEqual({ clientKey: 'one', isSending: false, refusal });
    outbox.discard('one');
    expect(states().map(({ clientKey }) => clientKey)).toEqual(['two']);
  });

  it('of another tab are seen, and none of them is lost to this one', async () => {
    const storage = memoryStorage();
    const [here, there] = [setUp(storage), setUp(storage)];
    there.outbox.add(entry('there'));
    here.outbox.add(entry('here'));
    here.outbox.reread();
    expect(here.states().map(({ clientKey }) => clientKey)).toEqual(['there', 'here']);
    here.attempts[0]?.answer('made');
    await here.settle();
    there.outbox.reread();
    expect(there.states().map(({ clientKey }) => clientKey)).toEqual(['here']);
  });

  it('are not made of what is none', () => {
    const storage = memoryStorage();
    storage.setItem(
      key,
      JSON.stringify([{ clientKey: 'x' }, null, entry('one'), { ...entry('y'), content: 1 }]),
    );
    expect(
      setUp(storage)
        .states()
        .map(({ clientKey }) => clientKey),
    ).toEqual(['one']);
    storage.setItem(key, '{');
    expect(setUp(storage).states()).toEqual([]);
  });

  it('stay for this page where the browser keeps nothing', async () => {
    const refusing = (): never => {
      throw new Error('full');
    };
    const { outbox, attempts, states, settle } = setUp({ ...memoryStorage(), setItem: refusing });
    outbox.add(entry('one'));
    attempts[0]?.fail(new NetworkError());
    await settle();
    outbox.retry('one');
    expect(states()).toEqual([{ clientKey: 'one', isSending: true, refusal: null }]);
  });
});
