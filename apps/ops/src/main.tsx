import { readPageConfig, session, startSession } from '@lyceum/session';
import { looksAfterFocus, watchStaleScreens } from '@lyceum/shell';
import { LyceumProvider, wearOwnFonts } from '@lyceum/ui';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followSession } from './app/follow-session';
import { createConsoleRouter } from './app/router';
import { forgetsWithSession } from './app/tab-memory';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root.');

watchStaleScreens(import.meta.url);
startSession();
forgetsWithSession(session);
const config = readPageConfig();
const router = createConsoleRouter({ session, config });
followSession(router, session);
looksAfterFocus(router);
router.subscribe('onBeforeRouteMount', wearOwnFonts);

createRoot(container).render(
  <StrictMode>
    {/* The buttons of a drawer stand at the right and below. */}
    <LyceumProvider brandName={config.brandName} toastPosition="top-center">
      <RouterProvider router={router} />
    </LyceumProvider>
  </StrictMode>,
);
