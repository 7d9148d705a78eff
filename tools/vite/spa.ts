import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import type { BuildOptions, InlineConfig, ProxyOptions, UserConfig } from 'vite';
import { componentStyles } from './component-styles.ts';
import { developmentPage } from './development-page.ts';
import { documentModules } from './document-modules.ts';
import { earlyScript } from './early-script.ts';
import { precompress } from './precompress.ts';
import { prerenderer } from './prerenderer.ts';
import { routeTreeOptions } from './route-tree-options.ts';
import { preloadAsFiles } from './preload-as-files.ts';
import { type Loading, screenChunks } from './screens/screen-chunks.ts';
import { themeSheet } from './theme-sheet.ts';

interface SpaOptions extends Partial<Loading> {
  /** Path the application lives under, with both slashes. */
  readonly base: '/' | '/ops/';
  /** A module that runs before the application's files are there, from the application's folder. */
  readonly early?: string;
  /** A module with which the server draws pages, from the application's folder. */
  readonly prerenders?: string;
}

/** Ports of the development servers. Either of them shows both applications, as the one port does in production. */
const developmentPorts = { web: 5173, ops: 5174 };

/** Paths the API answers; the development server hands them on. */
const apiPaths = [
  '/graphql',
  '/trpc',
  '/auth',
  '/updateUserToken',
  '/getActiveUserCycle',
  '/getSupportedLanguages',
  '/account/',
  '/email-subscriptions/',
  String.raw`^/receipts/[^/]+\.json$`,
  '/user-actions',
  '/fe-logs',
  '/dev/mail',
  '/health',
];

/** What comes to every screen of both front ends once it stands. */
const alwaysAfterwards = [
  'libs/session/src/background.ts',
  'libs/session/src/socket.ts',
  'libs/session/src/token-answer.ts',
  'libs/ui/src/feedback/feedback-host.tsx',
];

/** The Vite configuration both front ends share. Paths in it are relative to the application's folder. */
export function spaConfig({
  base,
  shownWith = {},
  shownNext = {},
  afterwards = [],
  early,
  prerenders,
}: SpaOptions): UserConfig {
  const plainBuild = (): InlineConfig => ({
    ...codeConfig(base),
    // Without the lists of files to preload, which would weigh more than in the end.
    build: { ...buildConfig([]), write: false, modulePreload: false },
  });
  const { plugin, group } = screenChunks(
    { shownWith, shownNext, afterwards: [...alwaysAfterwards, ...afterwards] },
    plainBuild,
  );
  const { plugins = [], ...code } = codeConfig(base);
  return {
    ...code,
    plugins: [
      ...plugins,
      plugin,
      earlyScript({ module: early, plainBuild }),
      developmentPage(),
      preloadAsFiles(),
      ...(prerenders === undefined ? [] : [prerenderer(prerenders, () => codeConfig(base))]),
      precompress(),
    ],
    build: buildConfig([group]),
    server: developmentServer(base),
  };
}

/** How the source is read, whatever becomes of it. */
function codeConfig(base: SpaOptions['base']): UserConfig {
  return {
    base,
    plugins: [tanstackRouter(routeTreeOptions), react(), componentStyles(), themeSheet(), documentModules()],
    // React has this hook itself by now; the shim is for those before 18.
    resolve: {
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    css: { postcss: { plugins: [mantine()] } },
  };
}

type Group = ReturnType<typeof screenChunks>['group'];

function buildConfig(groups: readonly Group[]): BuildOptions {
  return {
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    // The content security policy allows files only: no font or script may become a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A schema nobody uses is no reason to load the validation library: building one has no effect, nor has a message.
      treeshake: { manualPureFunctions: ['z', 'message', 'plural', 'TypedDocumentString'] },
      output: {
        codeSplitting: {
          groups: [
            // What is fetched first in two files of one size: a line is shared by file, and with one it comes last.
            {
              name: 'react',
              tags: ['$initial'],
              test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
              priority: 2,
            },
            {
              name: 'first-load',
              tags: ['$initial'],
              test: (id: string) => !/main\.tsx$|index\.html/.test(id),
              priority: 1,
            },
            ...groups,
          ],
        },
      },
    },
  };
}

function developmentServer(base: SpaOptions['base']): UserConfig['server'] {
  const at = (port: number | string): string => `http://127.0.0.1:${port}`;
  const api = at(process.env['PORT'] ?? '3000');
  const otherPages: Record<string, ProxyOptions> =
    base === '/'
      ? { '^/ops(?:/|$)': { target: at(developmentPorts.ops), ws: true } }
      : { '^/(?!ops(?:/|$))': { target: at(developmentPorts.web), ws: true } };
  return {
    host: '127.0.0.1',
    port: base === '/' ? developmentPorts.web : developmentPorts.ops,
    proxy: {
      ...Object.fromEntries(apiPaths.map((path) => [path, { target: api }])),
      '/socket.io': { target: api, ws: true },
      ...otherPages,
    },
  };
}
