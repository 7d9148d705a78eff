import { defineConfig } from 'vite';
import { spaConfig } from '../../tools/vite/spa.ts';

export default defineConfig(
  spaConfig({
    base: '/',
    early: 'src/begin.ts',
    prerenders: 'src/prerender.tsx',
    shownWith: {
      // The frames, which routes name in `beforeLoad`.
      '/_app': ['src/app/shell/signed-in-layout.tsx'],
      '/_public': ['src/app/public-frame.tsx'],
      '/$': ['src/app/open-path.ts', 'src/app/public-frame.tsx'],
    },
    shownNext: { '/_app/thread/$threadId': ['src/features/forum/thread/thread-rest.tsx'] },
    afterwards: ['src/features/friends/user-hover-card.tsx'],
  }),
);
