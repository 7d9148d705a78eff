import { join } from 'node:path';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** Where a build keeps what the server draws pages with, below its folder. */
const prerendererFile = '.vite/prerenderer.mjs';
/** Where it says which style sheets such a page has. */
const prerendererStylesFile = '.vite/prerenderer-styles.json';

/**
 * Builds the module with which the server draws pages, with everything it imports, as one file; and says which style sheets of the
 * application hold what such a page wears.
 */
export function prerenderer(module: string, codeConfig: () => UserConfig): Plugin {
  let root = '';
  let modules: ReadonlySet<string> = new Set();
  return {
    name: 'lyceum:prerenderer',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async buildStart() {
      const result = await build({
        ...codeConfig(),
        root,
        configFile: false,
        logLevel: 'error',
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: join(root, module),
          target: 'node20',
          write: false,
          minify: true,
          rolldownOptions: { output: { codeSplitting: false } },
        },
      });
      const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
      const [script] = output;
      modules = new Set(script.moduleIds);
      this.emitFile({ type: 'asset', fileName: prerendererFile, source: script.code });
    },
    generateBundle(_options, bundle) {
      const styles = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('.css') && modules.has(id)))
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      const source = JSON.stringify([...new Set(styles)]);
      this.emitFile({ type: 'asset', fileName: prerendererStylesFile, source });
    },
  };
}
