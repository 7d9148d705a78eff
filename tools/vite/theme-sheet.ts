import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../../libs/ui/src/theme/theme-sheet.ts', import.meta.url));

/**
 * Writes the theme's variables into the style sheet that stands for them. Mantine would compute them in each browser at each
 * start and have the whole page styled again.
 */
export function themeSheet(): Plugin {
  return {
    name: 'lyceum:theme-sheet',
    enforce: 'pre',
    transform: {
      filter: { id: /\/libs\/ui\/src\/styles\/theme\.css$/ },
      async handler() {
        const { module, dependencies } = await runnerImport<{ themeSheet: () => string }>(source);
        for (const file of dependencies) this.addWatchFile(file);
        return module.themeSheet();
      },
    },
  };
}
