import { afterEach, expect, jest, test } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SlowAnswers } from './slow-answers';

afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

const said = 'The server has not answered for 8 seconds.';

function Screen({ ask }: { readonly ask: () => Promise<string> }) {
  const { data = 'Waiting' } = useQuery({ queryKey: ['one'], queryFn: ask });
  return <p>{data}</p>;
}

const show = (ask: () => Promise<string>) =>
  render(
    <LyceumProvider>
      <QueryClientProvider client={new QueryClient()}>
        <button>Filter</button>
        <SlowAnswers />
        <Screen ask={ask} />
      </QueryClientProvider>
    </LyceumProvider>,
  );

test('an unanswered call is told of after 8 seconds, and can be asked again', async () => {
  jest.useFakeTimers();
  let asked = 0;
  show(() => {
    asked++;
    return asked === 1 ? new Promise<string>(() => undefined) : Promise.resolve('Here it is');
  });
  act(() => jest.advanceTimersByTime(7_999));
  expect(screen.queryByText(said, { exact: false })).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toContain(said);
  jest.useRealTimers();
  screen.getByRole('button', { name: 'Filter' }).focus();
  const askAgain = screen.getByRole('button', { name: 'Ask again' });
  askAgain.focus();
  fireEvent.click(askAgain);
  expect(await screen.findByText('Here it is')).not.toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(asked).toBe(2);
  // The button is gone, and the focus where it came from.
  expect(document.activeElement?.textContent).toBe('Filter');
});

test('an answer within 8 seconds is nothing to speak of', async () => {
  jest.useFakeTimers();
  show(() => Promise.resolve('At once'));
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(screen.getByText('At once')).not.toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

function Form({ save }: { readonly save: () => Promise<string> }) {
  const { mutate, data = 'Not saved' } = useMutation({ mutationFn: save });
  return <button onClick={() => mutate()}>{data}</button>;
}

test('an unanswered change is told of, too, until it is answered, and never made again from there', async () => {
  jest.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<string>();
  render(
    <LyceumProvider>
      <QueryClientProvider client={new QueryClient()}>
        <SlowAnswers />
        <Form save={() => promise} />
      </QueryClientProvider>
    </LyceumProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(screen.getByRole('status').textContent).toContain('It may have been made');
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  resolve('Saved');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Saved')).not.toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
