import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chat } from './chat-queries';
import { Composer, type Written } from './composer';

const person = (id: string, firstName: string, lastName: string): Chat['members'][number] => ({
  role: 'MEMBER',
  deliveredSeq: null,
  readSeq: null,
  user: { id, firstName, lastName, profilePictureUrl: null },
});
const members = [
  person('me', 'Mia', 'Own'),
  person('b', 'Ben', 'Tester'),
  person('c', 'Béatrice', 'Other'),
  person('d', 'Ben', 'Tester'),
];
const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Chat' });
const names = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

let said: Written[];
beforeEach(async () => {
  said = [];
  localStorage.clear();
  const rootRoute = createRootRoute({
    component: () => (
      <LyceumProvider>
        <Composer
          chatId="chat"
          me="me"
          members={members}
          label="Chat"
          editing={null}
          replyingTo={null}
          attaching={null}
          onSay={(written) => void said.push(written)}
          onType={() => undefined}
          onLeave={() => undefined}
        />
      </LyceumProvider>
    ),
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('textbox');
});
afterEach(cleanup);

describe('[134] who is mentioned while a message is written', () => {
  it('is offered by the beginning of a name, chosen by the keyboard, and said with the message', async () => {
    await userEvent.type(field(), 'At nine, @be');
    expect(await names()).toEqual([
      expect.stringContaining('Ben Tester'),
      expect.stringContaining('Béatrice Other'),
      expect.stringContaining('Ben Tester'),
    ]);
    // Of two of one name it is the one that was chosen.
    await userEvent.keyboard('{ArrowUp}');
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[2]?.id);
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe('At nine, @Ben Tester ');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.keyboard('please{Enter}');
    expect(said).toEqual([{ text: 'At nine, @Ben Tester please', mentions: ['d'], files: [] }]);
  });

  it('is chosen with a finger in the middle of a text, and what stands behind stays', async () => {
    await userEvent.type(field(), 'Ask @bé tomorrow', { initialSelectionStart: 0 });
    field().setSelectionRange(7, 7);
    await userEvent.type(field(), 'a', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    await userEvent.click(await screen.findByRole('option'));
    expect(field().value).toBe('Ask @Béatrice Other tomorrow');
  });

  it('is left as it was typed after Escape, and nobody is offered whom one is, or nobody is called', async () => {
    await userEvent.type(field(), '@be');
    await names();
    await userEvent.keyboard('{Escape}{Enter}');
    expect(said).toEqual([{ text: '@be', mentions: [], files: [] }]);
    await userEvent.type(field(), '@mi @xyz ben@be');
    expect(screen.queryByRole('option')).toBeNull();
  });
});
