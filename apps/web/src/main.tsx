import { looksAfterFocus, watchStaleScreens } from '@lyceum/shell';
import { LyceumProvider, wearOwnFonts } from '@lyceum/ui';
import { readPageConfig, session, startSession } from '@lyceum/session';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './app/router';
import { followSession } from './app/follow-session';
import { speakReadersLanguage } from './app/reader-language';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root.');

watchStaleScreens(import.meta.url);
startSession();
const config = readPageConfig();
const router = createAppRouter({ session, config });
followSession(router, session);
looksAfterFocus(router);
router.subscribe('onBeforeRouteMount', wearOwnFonts);

const root = createRoot(container);
void speakReadersLanguage().then(() =>
  root.render(
    <StrictMode>
      <LyceumProvider brandName={config.brandName}>
        <RouterProvider router={router} />
      </LyceumProvider>
    </StrictMode>,
  ),
);
