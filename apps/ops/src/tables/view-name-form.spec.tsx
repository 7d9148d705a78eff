import { afterEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewNameForm } from './view-name-form';

afterEach(cleanup);

it('a name that is refused stays, and goes once the view has it', async () => {
  let isDone = false;
  render(
    <LyceumProvider>
      <ViewNameForm
        onName={(name) => Promise.resolve(name !== 'Mine')}
        onDone={() => {
          isDone = true;
        }}
      />
    </LyceumProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the view' });
  await userEvent.type(field, 'Mine{Enter}');
  expect([field.value, isDone]).toEqual(['Mine', false]);
  await userEvent.type(field, ' too{Enter}');
  await waitFor(() => expect(isDone).toBe(true));
});
