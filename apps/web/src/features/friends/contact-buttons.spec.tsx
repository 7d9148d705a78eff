import { afterEach, describe, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactButtons } from './contact-buttons';

const show = (areFriends: boolean) =>
  render(
    <LyceumProvider>
      <ContactButtons firstName="Mira" areFriends={areFriends} />
    </LyceumProvider>,
  );

describe('Message and Video call on a card', () => {
  afterEach(cleanup);

  it('[143] tell others what would unlock them', async () => {
    show(false);
    const message = screen.getByRole('button', { name: 'Message Mira. Add as friend to unlock' });
    expect(message.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(message);
    expect(await screen.findByText('Please become friends to enable Message')).not.toBeNull();
  });

  it('[143] promise friends nothing that is not there', async () => {
    show(true);
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Video call with Mira. Not open yet' }));
    expect(await screen.findByText('Video calls between friends are not open yet.')).not.toBeNull();
  });
});
