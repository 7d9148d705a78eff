import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chatsLimits } from '@lyceum/contracts/chats';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '../chat-queries';
import { seek } from '../search/sought-message';
import { BackToLatest } from './back-to-latest';
import { addToLog, catchUp, hearOf, logQuery, pastKey } from './chat-log';
import type { MessageLog } from './message-log';
import { useShownLog } from './use-shown-log';

/** Messages of the chat there is. */
const count = 1_000;

let texts: Map<number, string>;
/** The first message its reader has heard. */
let heardFrom: number;
const message = (seq: number): ChatMessage => ({
  id: `message ${String(seq)}`,
  chatId: 'chat',
  seq,
  clientKey: String(seq),
  author: { id: 'ben', firstName: 'Ben', lastName: 'Tester', profilePictureUrl: null },
  text: texts.get(seq) ?? 'Hello',
  mentions: [],
  isSaved: false,
  isHidden: false,
  replyTo: null,
  reactions: [],
  files: [],
  createdAt: '2026-01-01T10:00:00Z',
  editedAt: null,
  deletedAt: null,
});

function messagesOf({ before, after }: { before?: number; after?: number }): ChatMessage[] {
  const [first, last] =
    after === undefined
      ? [(before ?? count + 1) - chatsLimits.messages, (before ?? count + 1) - 1]
      : [after + 1, after + chatsLimits.missedMessages];
  const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return places.filter((seq) => seq >= heardFrom && seq <= count).map(message);
}

const { fetch } = globalThis;
let queryClient: QueryClient;
/** Calls that were made, by what they asked for. */
let calls: object[];
/** Answers that are on their way until they are let go, by the place after which they read. */
let held: Map<number, PromiseWithResolvers<void>>;
beforeEach(async () => {
  [texts, calls, held, heardFrom] = [new Map(), [], new Map(), 1];
  globalThis.fetch = async (_, { body } = {}) => {
    const { variables } = JSON.parse(typeof body === 'string' ? body : '{}') as {
      variables: { before?: number; after?: number };
    };
    calls.push(variables);
    await held.get(variables.after ?? -1)?.promise;
    const json = () => Promise.resolve({ data: { getChatMessages: messagesOf(variables) } });
    return { ok: true, status: 200, headers: new Headers(), json } as Response;
  };
  queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <LyceumProvider>
        <Shown />
      </LyceumProvider>
    </QueryClientProvider>,
  );
  await shows(986, 1_000);
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function Shown() {
  const latest = useQuery(logQuery('chat')).data;
  const { past, seen, seeking, wayBack } = useShownLog('chat', latest);
  const log = past ?? latest ?? [];
  const texts = log.map(({ text }) => text).filter((text) => text !== 'Hello');
  return (
    <>
      <data value={String(seen?.at(-1)?.seq)} />
      <output>{`${String(log[0]?.seq)}–${String(log.at(-1)?.seq)} ${texts.join(' ')}`.trim()}</output>
      {seeking.sought !== null && log.some(({ seq }) => seq === seeking.sought) && (
        <button type="button" onClick={seeking.onSought}>
          {`Go to ${String(seeking.sought)}`}
        </button>
      )}
      {wayBack && <BackToLatest {...wayBack} />}
    </>
  );
}

const shows = (first: number, last: number, more = '') =>
  waitFor(() =>
    expect(document.querySelector('output')?.textContent).toBe(
      `${String(first)}–${String(last)} ${more}`.trim(),
    ),
  );
const goTo = async (seq: number): Promise<void> => {
  act(() => seek(queryClient, 'chat', seq));
  await userEvent.click(await screen.findByRole('button', { name: `Go to ${String(seq)}` }));
};
const hold = (after: number): void => void held.set(after, Promise.withResolvers());
/** Lets an answer go, and all that it leads to. */
const letGo = (after: number): Promise<void> =>
  act(async () => {
    held.get(after)?.resolve();
    held.delete(after);
    await new Promise((resolve) => setTimeout(resolve));
  });
const pastFrom = (): number | undefined =>
  queryClient.getQueryData<MessageLog<ChatMessage> | null>(pastKey('chat'))?.[0]?.seq;
const seenLast = (): string | undefined => document.querySelector('data')?.value;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('[O] a message that is sought', () => {
  it('is read with the rest where it is near, and without the thousands between where it is far', async () => {
    await goTo(950);
    await shows(935, 1_000);
    calls.length = 0;
    await goTo(100);
    await shows(85, 284);
    expect(calls).toEqual([expect.objectContaining({ after: 84 })]);
    await press('Back to the latest');
    await shows(935, 1_000);
    expect(screen.queryByRole('button', { name: 'Back to the latest' })).toBeNull();
  });

  it('is read on from to the end, which then is the end again, where its reader was', async () => {
    await goTo(700);
    await shows(685, 884);
    await press('Later messages');
    await shows(685, 1_000);
    expect(await screen.findByRole('button', { name: 'Go to 884' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Later messages' })).toBeNull();
  });

  it('that is among the latest leads back to them, and one that is nowhere changes nothing', async () => {
    await goTo(100);
    await shows(85, 284);
    await goTo(990);
    await shows(986, 1_000);
    act(() => seek(queryClient, 'chat', 5_000));
    await waitFor(() => expect(queryClient.getQueryData(['sought-message', 'chat'])).toBeNull());
    await shows(986, 1_000);
    expect(await screen.findByText(/not there any more, or not for you/)).toBeTruthy();
  });

  it('that was said before its reader came is said not to be there, and they stay at the end', async () => {
    heardFrom = 300;
    act(() => seek(queryClient, 'chat', 100));
    expect(await screen.findByText(/not there any more, or not for you/)).toBeTruthy();
    expect(queryClient.getQueryData(['sought-message', 'chat'])).toBeNull();
    await shows(986, 1_000);
    expect(seenLast()).toBe('1000');
  });

  it('is changed as it is told, far from the end as well', async () => {
    await goTo(100);
    texts.set(120, 'Changed');
    await act(() => hearOf(queryClient, 'chat', 120));
    await shows(85, 284, 'Changed');
    act(() => addToLog(queryClient, 'chat', [{ ...message(121), text: 'Too' }]));
    await shows(85, 284, 'Changed Too');
  });
});

describe('[O] an answer that comes too late', () => {
  it('does not throw back whoever has left the past meanwhile, or is elsewhere in it', async () => {
    await goTo(700);
    await shows(685, 884);
    hold(884);
    await press('Later messages');
    await press('Back to the latest');
    await letGo(884);
    await shows(986, 1_000);
    expect(queryClient.getQueryData(['sought-message', 'chat'])).toBeNull();
    await goTo(700);
    hold(884);
    await press('Later messages');
    await goTo(100);
    await letGo(884);
    await shows(85, 284);
  });

  it('of two that are sought is not the one that was sought first', async () => {
    hold(84);
    act(() => seek(queryClient, 'chat', 100));
    await goTo(500);
    await shows(485, 684);
    await letGo(84);
    expect(pastFrom()).toBe(485);
    hold(84);
    act(() => seek(queryClient, 'chat', 100));
    await press('Back to the latest');
    await letGo(84);
    expect(pastFrom()).toBeUndefined();
    await shows(986, 1_000);
  });
});

describe('[O] what is read of the past', () => {
  it('marks nothing at the end as seen, nor does the way there', async () => {
    expect(seenLast()).toBe('1000');
    hold(84);
    act(() => seek(queryClient, 'chat', 100));
    await waitFor(() => expect(seenLast()).toBe('undefined'));
    await letGo(84);
    await shows(85, 284);
    expect(seenLast()).toBe('undefined');
    await press('Back to the latest');
    await waitFor(() => expect(seenLast()).toBe('1000'));
  });

  it('is read again where something may have been missed', async () => {
    await goTo(100);
    await shows(85, 284);
    texts.set(90, 'Changed');
    act(() => catchUp(queryClient, 'chat'));
    await shows(85, 284, 'Changed');
  });
});
