import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chatsErrors } from '@lyceum/contracts/chats';
import { session } from '@lyceum/session';
import { ada, bela, buildToken } from '@lyceum/session/testing';
import { LyceumProvider } from '@lyceum/ui';
import type { ChatMessagePartsFragment, ChatPartsFragment } from '@lyceum/web-graphql';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useNavigate,
  useSearch,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatOutboxes, say } from '../features/chats/log/chat-outbox';
import { chatAddress } from './chat-address';
import { Chats } from './chats';

const chatId = '0197a000-0000-7000-8000-0000000000c1';
const [me, ben] = [ada, bela].map((id, index) => ({
  id,
  firstName: index === 0 ? 'Ada' : 'Béla',
  lastName: 'Tester',
  profilePictureUrl: null,
})) as [ChatMessagePartsFragment['author'], ChatMessagePartsFragment['author']];

const said: ChatMessagePartsFragment[] = Array.from({ length: 20 }, (_, index) => ({
  id: `message ${String(index + 1)}`,
  chatId,
  seq: index + 1,
  clientKey: String(index),
  author: ben,
  text: `Word ${String(index + 1)}`,
  mentions: [],
  isSaved: false,
  isHidden: false,
  replyTo: null,
  reactions: [],
  files: [],
  createdAt: '2026-01-01T10:00:00Z',
  editedAt: null,
  deletedAt: null,
}));

const chat: ChatPartsFragment = {
  id: chatId,
  isGroupChat: false,
  title: '',
  lastSeq: said.length,
  unread: 0,
  pins: [],
  mutedUntil: null,
  mayWrite: true,
  callInProgress: false,
  members: [me, ben].map((user) => ({ role: 'MEMBER', deliveredSeq: null, readSeq: null, user })),
  lastMessage: null,
};
const card = {
  ...ben,
  pictureUrl: null,
  roleLabels: [],
  onlineStatus: 'OFFLINE',
  mayRequest: false,
  state: 'FRIENDS',
  friendRelationId: 'relation',
  isBlockedByMe: false,
  forumsInCommon: { count: 0, places: [] },
  friendsInCommon: { count: 0, people: [] },
};
const known: Readonly<Record<string, object>> = {
  Chats: { getChats: { rows: [chat], nextCursor: null } },
  Chat: { getChat: chat },
  OpenChat: { openChat: chat },
  ChatOfTwo: { fetchTwilioChannelSid: chatId },
  UserCard: { getUserCard: card },
  MarkChatAsRead: { markChatAsRead: true },
  ChatMessages: { getChatMessages: said },
};

function Shown() {
  const navigate = useNavigate();
  return (
    <Chats
      address={chatAddress(useSearch({ strict: false }))}
      onChange={(search, replace = false) => void navigate({ to: '/chat', search, replace } as never)}
    />
  );
}

function open(address: string) {
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/chat',
    validateSearch: chatAddress,
    component: Shown,
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>
        <RouterProvider router={router as never} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
  return router;
}

const refusal = { message: chatsErrors.NOT_FOUND.message, extensions: chatsErrors.NOT_FOUND };
/** Calls that the server refuses. */
let refused: string[];
const { fetch } = globalThis;
// It comes later, which takes longer here than anything waits for it.
beforeAll(() => import('../features/chats/chat-window'));
beforeEach(() => {
  refused = [];
  globalThis.fetch = (_, { body } = {}) => {
    const { operationName } = JSON.parse(typeof body === 'string' ? body : '{}') as { operationName: string };
    const answer = refused.includes(operationName) ? { errors: [refusal] } : { data: known[operationName] };
    const json = () => Promise.resolve(answer);
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), json } as Response);
  };
  session.adopt(buildToken());
});
afterEach(() => {
  cleanup();
  session.end('timed-out');
  globalThis.fetch = fetch;
});

const gone = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-sought]')].map(({ dataset }) => dataset['seq']);

describe('[O] what tells of a message in a chat of two', () => {
  it('brings its reader there, where the chat was looked at before, too, and the address is of the person', async () => {
    const router = open(`/chat?open=p-${bela}`);
    await screen.findByText('Word 20');
    expect(gone()).toEqual([]);
    await act(() => router.navigate({ to: '/chat', search: { open: `g-${chatId}`, at: 3 } }));
    await waitFor(() => expect(gone()).toEqual(['3']));
    expect(router.state.location.search).toEqual({ open: `p-${bela}` });
    expect(screen.getAllByRole('log')).toHaveLength(1);
    // The way back leads to where they were, and not into the same window again.
    act(() => router.history.back());
    await waitFor(() => expect(router.state.location.search).toEqual({ open: `p-${bela}` }));
    expect(router.history.canGoBack()).toBe(false);
  });

  it('does so where nothing of it was read before', async () => {
    const router = open(`/chat?open=g-${chatId}&at=3`);
    await waitFor(() => expect(gone()).toEqual(['3']));
    expect(router.state.location.search).toEqual({ open: `p-${bela}` });
  });
});

describe('[O] a chat its reader is in no more', () => {
  it('shows what they could not send, to be copied or discarded: it is offered no more to be sent', async () => {
    refused = ['OpenChat', 'Chat', 'SendChatMessage'];
    const outbox = chatOutboxes.of(ada, chatId);
    for (const text of ['Are you there?', 'See you at nine'])
      say(outbox, { text, replyTo: null, mentions: [], files: [] });
    open(`/chat?open=g-${chatId}`);
    const window = within(await screen.findByRole('region', { name: 'No such chat' }));
    expect(window.getByText('You are not in this chat any more, or it was never yours.')).toBeTruthy();
    const [first, second] = window.getAllByRole('listitem').map((row) => within(row));
    expect(first?.getByText('Are you there?')).toBeTruthy();
    expect(second?.getByRole('alert').textContent).toBe('This was not sent, and cannot be any more.');
    const names = window.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter(Boolean)).toEqual(['Copy text', 'Discard', 'Copy text', 'Discard']);
    const user = userEvent.setup();
    await user.click(second?.getByRole('button', { name: 'Copy text' }) as HTMLElement);
    expect(await navigator.clipboard.readText()).toBe('See you at nine');
    await user.click(first?.getByRole('button', { name: 'Discard' }) as HTMLElement);
    await user.click(window.getByRole('button', { name: 'Discard' }));
    expect(window.queryByRole('listitem')).toBeNull();
    expect(outbox.waiting()).toEqual([]);
  });
});
