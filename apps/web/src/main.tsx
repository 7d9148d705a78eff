import { looksAfterFocus, takeOver, watchStaleScreens } from '@lyceum/shell';
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
// What the server drew is read until the application has drawn it, too (prerender.tsx).
const isDrawn = container.hasChildNodes();
const router = createAppRouter({ session, config }, () => isDrawn && container.isConnected);
followSession(router, session);
looksAfterFocus(router);
router.subscribe('onBeforeRouteMount', wearOwnFonts);

const drawn = isDrawn ? document.createElement('div') : container;
if (isDrawn) takeOver(container, drawn);
const root = createRoot(drawn);
void speakReadersLanguage().then(() =>
  root.render(
    <StrictMode>
      <LyceumProvider brandName={config.brandName}>
        <RouterProvider router={router} />
      </LyceumProvider>
    </StrictMode>,
  ),
);
