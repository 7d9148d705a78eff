import { afterEach, expect, it, jest } from '@jest/globals';
import { avatarChoiceOf, avatarPathOf } from '@lyceum/contracts/auth';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AvatarEditor } from './avatar-editor';

afterEach(cleanup);

function open(initial: string | null) {
  const onSave = jest.fn<(code: string) => void>();
  const { container } = render(
    <LyceumProvider>
      <AvatarEditor initial={initial} isSaving={false} onSave={onSave} onCancel={() => undefined} />
    </LyceumProvider>,
  );
  return { onSave, drawn: () => container.querySelector('img')?.getAttribute('src') };
}

it('begins with the present picture and saves the one that is drawn', async () => {
  const { onSave, drawn } = open('24310');
  expect(drawn()).toBe(avatarPathOf('24310'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fox' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Penguin' }));
  await userEvent.click(screen.getByRole('radio', { name: 'A flower' }));
  expect(drawn()).toBe(avatarPathOf('25314'));
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(onSave.mock.calls).toEqual([['25314']]);
});

it('surprises who has none yet', () => {
  const { drawn } = open(null);
  const code = /(\d+)\.svg$/.exec(drawn() ?? '')?.[1] ?? '';
  expect(drawn()).toBe(avatarPathOf(code));
  expect(Object.values(avatarChoiceOf(code)).every((digit) => digit >= 0)).toBe(true);
});
