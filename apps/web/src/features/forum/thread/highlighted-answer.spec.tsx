import { afterEach, expect, test } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { HighlightedAnswer } from './highlighted-answer';
import type { ThreadPageItem } from '../thread-queries';

afterEach(cleanup);

const chosen = (byEducator: boolean): ThreadPageItem['highlight'] => ({
  postId: 'p',
  number: 12,
  text: 'Because the integers are well ordered.',
  byEducator,
  creator: { id: 'u', firstName: 'Noor', lastName: 'Haddad', profilePictureUrl: null },
});

function show(highlight: ThreadPageItem['highlight']): void {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <RouterContextProvider router={router}>
      <LyceumProvider>
        <HighlightedAnswer thread={{ id: 't', highlight }} />
      </LyceumProvider>
    </RouterContextProvider>,
  );
}

test('a highlighted answer says who chose it, begins to say what it says, and leads to its place', () => {
  show(chosen(true));
  const part = screen.getByRole('region', { name: 'Highlighted by an Educator' });
  expect(within(part).getByText('Because the integers are well ordered.')).toBeTruthy();
  const link = within(part).getByRole('link', { name: 'Read the reply by Noor Haddad' });
  expect(link.getAttribute('href')).toBe('/thread/t?post=12');
  cleanup();
  show(chosen(false));
  expect(screen.getByRole('region', { name: 'Highlighted by a moderator' })).toBeTruthy();
  cleanup();
  show(null);
  expect(screen.queryByRole('region')).toBeNull();
});
