import { afterEach, describe, expect, it } from '@jest/globals';
import { session } from '@lyceum/session';
import { ada, buildToken } from '@lyceum/session/testing';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '../chat-queries';
import { MessageSheet } from './message-sheet';
import type { MessageRights } from './use-message-actions';

const message = (author: string, text = 'At nine'): ChatMessage => ({
  id: 'message',
  chatId: 'chat',
  seq: 3,
  clientKey: 'key',
  author: { id: author, firstName: 'Ben', lastName: 'Tester', profilePictureUrl: null },
  text,
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

const done: string[] = [];
const note = (what: string) => () => void done.push(what);

function open(shown: ChatMessage, rights: Partial<MessageRights> = {}): void {
  done.length = 0;
  session.adopt(buildToken({}));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LyceumProvider>
        <MessageSheet
          message={shown}
          mayWrite
          pins={[3]}
          onReply={note('reply')}
          onEdit={note('edit')}
          onReport={note('report')}
          {...rights}
          onClose={note('close')}
        />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

const offered = (): (string | null)[] =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

describe('what a thumb can do with a message', () => {
  it('is all there is to do with what somebody else wrote, and closes before it begins', async () => {
    open(message('other'));
    expect(offered()).toEqual(['Reply', 'Copy text', 'Save for me', 'Unpin', 'Report this message']);
    expect(screen.getByRole('button', { name: 'Thumbs up' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
    expect(done).toEqual(['close', 'reply']);
  });

  it('is to change and delete of what is one’s own', async () => {
    open(message(ada), { pins: null });
    expect(offered()).toEqual(['Reply', 'Copy text', 'Save for me', 'Edit', 'Delete']);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    expect(await navigator.clipboard.readText()).toBe('At nine');
  });

  it('is less where nothing can be written, and of a message without words', () => {
    open(message('other', ''), { mayWrite: false });
    expect(offered()).toEqual(['Save for me', 'Report this message']);
    expect(screen.queryByRole('button', { name: 'Thumbs up' })).toBeNull();
  });
});
