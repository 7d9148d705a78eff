import type { Plugin } from 'vite';

/**
 * Sets the colour scheme before the first paint, as Mantine's ColorSchemeScript would: that one is inline, which the
 * content security policy refuses. The key is where Mantine remembers the user's choice.
 */
const script = `(() => {
  let choice = null;
  try { choice = localStorage.getItem('mantine-color-scheme-value'); } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
`;

/** Writes the script as a file of its own and puts it first into the page's head. */
export function earlyColorScheme(): Plugin {
  let base = '/';
  let file = 'color-scheme.js';
  return {
    name: 'lyceum:early-color-scheme',
    configResolved: (config) => {
      base = config.base;
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const reference = this.emitFile({ type: 'asset', name: 'color-scheme.js', source: script });
      file = this.getFileName(reference);
    },
    configureServer: (server) => {
      server.middlewares.use(`${base}color-scheme.js`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(script);
      });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: base + file }, injectTo: 'head-prepend' }],
  };
}
