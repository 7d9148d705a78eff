import { afterEach, describe, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatMenu } from './chat-menu';
import type { Chat } from './chat-queries';

afterEach(cleanup);

const chat = {
  id: 'chat',
  isGroupChat: false,
  members: [],
  mutedUntil: null,
  mayWrite: true,
} as unknown as Chat;

async function open(said: Partial<Chat> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LyceumProvider>
        <ChatMenu chat={{ ...chat, ...said }} onLeft={() => undefined} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Options of this chat' }));
  await screen.findByRole('menuitem', { name: 'Search in this chat' });
  return user;
}

const copying = (): HTMLElement | null => screen.queryByRole('menuitem', { name: "Copy the call's link" });

describe('[O] the link to the call of a chat', () => {
  it('is copied from its menu', async () => {
    const user = await open();
    await user.click(copying() as HTMLElement);
    expect(await screen.findByText('Copied. Only people of this chat can come in by it.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/call/chat`);
  });

  it('is not offered where nobody can be called any more', async () => {
    await open({ mayWrite: false });
    expect(copying()).toBeNull();
  });
});
