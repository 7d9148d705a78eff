import { afterEach, expect, it } from '@jest/globals';
import { conversationErrors } from '@lyceum/contracts/forum';
import { ApiError, NetworkError } from '@lyceum/session';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { WritingBox } from './writing-box';

afterEach(cleanup);

it('[82] says that the first version arrived after all, keeps what was typed, and sends it as another one when asked again', async () => {
  const sent: { content: string; clientKey: string }[] = [];
  const answers = [new NetworkError(), new ApiError(conversationErrors.POSTED_ALREADY), null];
  const send = (content: string, clientKey: string): Promise<void> => {
    const answer = answers[sent.push({ content, clientKey }) - 1];
    return answer ? Promise.reject(answer) : Promise.resolve();
  };
  render(
    <LyceumProvider>
      <QueryClientProvider client={new QueryClient()}>
        <WritingBox label="New conversation" placeholder="Say something" action="Post" send={send} />
      </QueryClientProvider>
    </LyceumProvider>,
  );
  const box = screen.getByRole('textbox', { name: 'New conversation' });
  const post = screen.getByRole('button', { name: 'Post' });
  await userEvent.type(box, 'Saturday?');
  await userEvent.click(post);
  await screen.findByText(/try again|connection/i);
  await userEvent.type(box, ' At ten.');
  await userEvent.click(post);
  await screen.findByText(conversationErrors.POSTED_ALREADY.message);
  expect(box).toHaveProperty('value', 'Saturday? At ten.');
  await userEvent.click(post);
  await screen.findByDisplayValue('');
  expect(sent.map(({ content }) => content)).toEqual(['Saturday?', 'Saturday? At ten.', 'Saturday? At ten.']);
  expect(sent[1]?.clientKey).toBe(sent[0]?.clientKey);
  expect(sent[2]?.clientKey).not.toBe(sent[0]?.clientKey);
});
