import { afterEach, expect, test } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { StudentQuestions } from './student-questions';

afterEach(cleanup);

const asked = (id: string, title: string, isWaiting: boolean, postsCnt: number) => ({
  id,
  title,
  isWaiting,
  postsCnt,
  createdAt: '2026-03-14T12:00:00Z',
  creator: { id: 'u', firstName: 'Ada', lastName: 'Lovelace' },
  community: { id: 'c', displayName: 'Maths' },
});

test('[98] a teacher sees who asks what and where, what is unanswered, and gets to the thread and to all of them', () => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <RouterContextProvider router={router}>
      <LyceumProvider>
        <StudentQuestions threads={[asked('a', 'Proofs', true, 0), asked('b', 'Limits', false, 2)]} />
      </LyceumProvider>
    </RouterContextProvider>,
  );
  const part = screen.getByRole('region', { name: 'Your students' });
  const [waiting, answered] = within(part).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(waiting.textContent).toContain('Ada Lovelace in Maths');
  expect(within(waiting).getByText('Unanswered for a day')).toBeTruthy();
  expect(within(waiting).getByRole('link', { name: 'Proofs' }).getAttribute('href')).toBe('/thread/a');
  expect(within(answered).queryByText('Unanswered for a day')).toBeNull();
  expect(within(answered).getByText('2 replies')).toBeTruthy();
  const all = within(part).getByRole('link', { name: 'All their threads' });
  expect(all.getAttribute('href')).toContain('tab=students');
});
