/**
 * What React, TanStack's router and query cache and three of Mantine's components need before a page shows one answer:
 * the floor of the stack, without a line of ours. The answer is begun in the page, as our screens' first calls are.
 */
import { Button, MantineProvider, Paper, Text } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const rootRoute = createRootRoute({ component: Outlet });
const page = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Page });
const router = createRouter({ routeTree: rootRoute.addChildren([page]) });

function Page() {
  const { data } = useQuery({ queryKey: ['answer'], queryFn: () => globalThis.answer });
  return createElement(
    Paper,
    { p: 'md' },
    createElement(Text, null, data?.text),
    createElement(Button, null, 'Reply'),
    createElement(Link, { to: '/' }, 'Home'),
  );
}

const container = globalThis.document.getElementById('root');
if (!container) throw new Error('The page has no element #root.');
createRoot(container).render(
  createElement(
    MantineProvider,
    null,
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(RouterProvider, { router }),
    ),
  ),
);
