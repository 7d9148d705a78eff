import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import type { ProxyOptions, UserConfig } from 'vite';
import { developmentPage } from './development-page.ts';
import { earlyColorScheme } from './early-color-scheme.ts';
import { precompress } from './precompress.ts';

interface SpaOptions {
  /** Path the application lives under, with both slashes. */
  readonly base: '/' | '/ops/';
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
  '/user-actions',
  '/fe-logs',
  '/dev/mail',
  '/health',
];

/** Chunks of the frames and of the screens people start on, by the name of their file. */
const startingPoints = /\/(?:public-frame|signed-in-layout|_public|konnect|users|_console)-/;

/** The Vite configuration both front ends share. Paths in it are relative to the application's folder. */
export function spaConfig({ base }: SpaOptions): UserConfig {
  return {
    base,
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        generatedRouteTree: './src/route-tree.gen.ts',
        routeTreeFileHeader: ['// Made by the router plugin of Vite from src/routes. Do not edit.'],
        quoteStyle: 'single',
        semicolons: true,
        disableLogging: true,
      }),
      react(),
      earlyColorScheme(),
      developmentPage(),
      precompress(),
    ],
    // React has this hook itself by now; the shim is for those before 18.
    resolve: {
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    css: { postcss: { plugins: [mantine()] } },
    build: {
      target: 'es2023',
      manifest: true,
      sourcemap: false,
      // The content security policy allows files only: no font or script may become a data: address.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Every name of a file to preload stands in the first load. Screens people come to from another one can fetch
        // what they import a step later; their style sheets they need in any case.
        resolveDependencies: (file, files) =>
          startingPoints.test(file) ? files : files.filter((name) => name.endsWith('.css')),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        // A schema nobody uses is no reason to load the validation library: building one has no effect.
        treeshake: { manualPureFunctions: ['z'] },
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'first-load',
                tags: ['$initial'],
                test: (id: string) => !/main\.tsx$|index\.html/.test(id),
              },
            ],
          },
        },
      },
    },
    server: developmentServer(base),
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
