import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NetworkError } from '../api-error';
import { session } from '../session';
import { ada, bela, buildToken } from '../testing/tokens';
import type { OutboxEntry } from './outbox';
import { Outboxes } from './outboxes';

const prefix = 'lyceum.test-outbox.';

function entry(clientKey: string): OutboxEntry {
  return { clientKey, writtenAt: '2026-11-21T10:00:00.000Z', refusal: null };
}

/** Outboxes of the page's own session, on a network that is down until `isThere`; `sent` says who was signed in. */
function setUp() {
  const sent: { clientKey: string; by: string | undefined }[] = [];
  const network = { isThere: false };
  const outboxes = new Outboxes<OutboxEntry, string>({
    prefix,
    isEntry: () => true,
    refusalText: () => 'No.',
    send: ({ clientKey }) => {
      if (!network.isThere) return Promise.reject(new NetworkError());
      sent.push({ clientKey, by: session.state.user?.id });
      return Promise.resolve('made');
    },
  });
  return { outboxes, network, sent };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const tokenOf = { ada: buildToken({ id: ada }), bela: buildToken({ id: bela }) };

beforeEach(() => {
  jest.useFakeTimers();
  session.adopt(tokenOf.ada);
});
afterEach(() => void jest.useRealTimers());

describe('what somebody wrote before they left', () => {
  it('is not sent in the name of who signs in after them on the same page, by no timer, network or caller', async () => {
    const { outboxes, network, sent } = setUp();
    const outbox = outboxes.of(ada, 'chat');
    outbox.add(entry('of ada'));
    await settle();
    session.end('logged-out');
    session.adopt(tokenOf.bela);
    network.isThere = true;
    window.dispatchEvent(new Event('online'));
    outbox.flush();
    outbox.retry('of ada');
    outboxes.flush(ada);
    outboxes.of(ada, 'chat').flush();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(sent).toEqual([]);
    outboxes.of(bela, 'chat').add(entry('of bela'));
    await settle();
    expect(sent).toEqual([{ clientKey: 'of bela', by: bela }]);
  });

  it('is known no more to a page that they have left, and goes out once they are back where the browser has it', async () => {
    const { outboxes, network, sent } = setUp();
    const outbox = outboxes.of(ada, 'chat');
    outbox.add(entry('of ada'));
    await settle();
    session.end('expired');
    expect(outbox.waiting()).toEqual([]);
    network.isThere = true;
    await jest.advanceTimersByTimeAsync(600_000);
    expect(sent).toEqual([]);
    session.adopt(tokenOf.ada);
    outboxes.flush(ada);
    await settle();
    expect(sent).toEqual([{ clientKey: 'of ada', by: ada }]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith(prefix))).toEqual([]);
  });

  it('waits on while a token is renewed, which is no other person', async () => {
    const { outboxes, network, sent } = setUp();
    const outbox = outboxes.of(ada, 'chat');
    outbox.add(entry('of ada'));
    await settle();
    session.renew(buildToken({ id: ada, firstName: 'Adele' }));
    network.isThere = true;
    await jest.advanceTimersByTimeAsync(3_000);
    expect(sent).toEqual([{ clientKey: 'of ada', by: ada }]);
  });

  it('is not tried again for them where its answer comes after they left', async () => {
    const { outboxes } = setUp();
    const outbox = outboxes.of(ada, 'chat');
    outbox.add(entry('of ada'));
    session.end('logged-out');
    session.adopt(tokenOf.bela);
    await settle();
    expect([outbox.waiting(), jest.getTimerCount()]).toEqual([[], 0]);
  });
});
