import { afterEach, describe, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactButtons } from './contact-buttons';

const mira = { id: '0197f9d4-0000-7000-8000-00000000000a', firstName: 'Mira' };

function show(areFriends: boolean): void {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <LyceumProvider>
          <ContactButtons person={mira} areFriends={areFriends} />
        </LyceumProvider>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
}

describe('Message and Video call on a card', () => {
  afterEach(cleanup);

  it('[143] tell others what would unlock them', async () => {
    show(false);
    const message = await screen.findByRole('button', { name: 'Message Mira. Add as friend to unlock' });
    expect(message.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(message);
    expect(await screen.findByText('Please become friends to enable Message')).not.toBeNull();
    await userEvent.click(
      screen.getByRole('button', { name: 'Video call with Mira. Add as friend to unlock' }),
    );
    expect(await screen.findByText('Please become friends to enable Video')).not.toBeNull();
  });

  it('[143] lead friends to their chat and to their call', async () => {
    show(true);
    const message = await screen.findByRole('link', { name: 'Message Mira' });
    expect(message.getAttribute('href')).toBe(`/chat?open=p-${mira.id}`);
    const call = screen.getByRole('link', { name: 'Video call with Mira' });
    expect(call.getAttribute('href')).toBe(`/call/with/${mira.id}`);
  });
});
