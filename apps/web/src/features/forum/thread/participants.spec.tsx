import { afterEach, expect, test } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StudentsTakingPart, Teammates } from './participants';
import type { ThreadPageItem } from '../thread-queries';

afterEach(cleanup);

const people = ['Ada', 'Bo', 'Cleo', 'Dov', 'Eve', 'Fay'].map((firstName, index) => ({
  id: String(index),
  firstName,
  lastName: 'Lin',
  profilePictureUrl: null,
}));

function withStudents(names: readonly string[]): ThreadPageItem {
  const studentParticipationArr = names.map((name) => ({ id: name, name, picture: null }));
  return { studentParticipationCnt: names.length, studentParticipationArr } as unknown as ThreadPageItem;
}

test('[88] Meet Your Teammates shows up to five faces, by name', () => {
  render(
    <LyceumProvider>
      <Teammates people={people} />
    </LyceumProvider>,
  );
  const section = screen.getByRole('region', { name: 'Meet Your Teammates' });
  const faces = within(section)
    .getAllByRole('img')
    .map((face) => face.getAttribute('aria-label'));
  expect(faces).toEqual(['Ada Lin', 'Bo Lin', 'Cleo Lin', 'Dov Lin', 'Eve Lin']);
});

test('[98] a teacher sees how many of their students take part, and who when asked', async () => {
  const { rerender } = render(
    <LyceumProvider>
      <StudentsTakingPart thread={withStudents(['Noor Haddad', 'Ilse Berg'])} />
    </LyceumProvider>,
  );
  const count = screen.getByRole('button', { name: '2 of your students take part' });
  expect(count.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(count);
  expect(count.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Noor Haddad')).toBeTruthy();
  expect(screen.getByText('Ilse Berg')).toBeTruthy();
  rerender(
    <LyceumProvider>
      <StudentsTakingPart thread={withStudents([])} />
    </LyceumProvider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
