import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * Sets the colour scheme before the first paint, as Mantine's ColorSchemeScript would: that one is inline, which the
 * content security policy refuses. The key is where Mantine remembers the user's choice.
 */
const colorScheme = `(() => {
  let choice = null;
  try { choice = localStorage.getItem('mantine-color-scheme-value'); } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
`;

/** Has the page use our own faces where the browser has them (libs/ui/src/provider/own-fonts.ts). */
const ownFonts = `(() => {
  try { if (localStorage.getItem('lyceum-fonts') === 'own') document.documentElement.dataset.fonts = 'own'; } catch {}
})();
`;

const looks = colorScheme + ownFonts;

interface EarlyScriptOptions {
  /** What else runs before the application's own files, by its path in the front end's folder. */
  readonly module: string | undefined;
  /** How to build it. */
  readonly plainBuild: () => InlineConfig;
}

/**
 * Puts a script first into the page's head, in a file of its own: the colour scheme, the fonts, and what the front end adds, with
 * all it imports. The development server leaves that out.
 */
export function earlyScript({ module, plainBuild }: EarlyScriptOptions): Plugin {
  let base = '/';
  let root = '';
  let file = 'early.js';
  return {
    name: 'lyceum:early-script',
    configResolved: (config) => {
      ({ base, root } = config);
    },
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const source = looks + (module === undefined ? '' : await bundle(module, root, plainBuild()));
      file = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
    },
    configureServer: (server) => {
      server.middlewares.use(`${base}early.js`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(looks);
      });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: base + file }, injectTo: 'head-prepend' }],
  };
}

/** The module and all it imports, as a script. @throws Error when it cannot be one file */
async function bundle(
  module: string,
  root: string,
  { build: options, ...config }: InlineConfig,
): Promise<string> {
  const rolldownOptions = { ...options?.rolldownOptions, input: join(root, module), output: {} };
  const result = await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'error',
    build: { ...options, rolldownOptions },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const [script] = output;
  if (script.imports.length + script.dynamicImports.length > 0)
    throw new Error(`${module} must not load other files: it runs before there are any.`);
  return `(() => {\n${script.code}})();\n`;
}
