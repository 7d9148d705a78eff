import { afterEach, expect, test } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Person } from '../forum.types';
import { wrongEmailText } from './picked-email';
import { UserPicker } from './user-picker';

afterEach(cleanup);

const people: Person[] = ['Ada', 'Bo', 'Cleo'].map((firstName) => ({
  id: firstName,
  firstName,
  lastName: 'Lin',
  profilePictureUrl: null,
}));

function Picker() {
  const [picked, setPicked] = useState<readonly Person[]>([]);
  return (
    <UserPicker
      label="Friends"
      picked={picked}
      onChange={setPicked}
      onQuery={() => undefined}
      suggestions={{ people, isLoading: false }}
      hiddenIds={['Bo']}
    />
  );
}

test('[135] an entry that is no e-mail is refused in words and dropped', async () => {
  render(<Picker />, { wrapper: LyceumProvider });
  const entry = screen.getByRole<HTMLInputElement>('textbox', { name: 'Friends' });
  await userEvent.type(entry, 'noor@x{Enter}');
  expect(screen.getByText(wrongEmailText())).toBeTruthy();
  expect(entry.value).toBe('');
  await userEvent.type(entry, 'Ada');
  expect(screen.queryByText(wrongEmailText())).toBeNull();
});

test('[135] people whose ids are hidden are not offered, nor those who are picked', async () => {
  render(<Picker />, { wrapper: LyceumProvider });
  await userEvent.click(screen.getByRole('textbox', { name: 'Friends' }));
  const offered = () =>
    screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
  expect(offered().join()).toMatch(/Ada Lin.*Cleo Lin/);
  expect(offered().join()).not.toContain('Bo Lin');
  await userEvent.click(screen.getAllByRole('option', { hidden: true })[0]!);
  expect(screen.getByText('Ada Lin')).toBeTruthy();
  expect(offered()).toHaveLength(1);
});
