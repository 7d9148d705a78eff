import type { Plugin } from 'vite';

/**
 * Has the files of a screen fetched ahead as files, and not as modules: Chromium takes a module whose `modulepreload`
 * failed for failed as long as the page lives, so that a screen asked for without a network would never come.
 */
export function preloadAsFiles(): Plugin {
  return {
    name: 'lyceum:preload-as-files',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) =>
        code.replace(/const scriptRel = .*?;const assetsURL/s, "const scriptRel = 'preload';const assetsURL"),
    },
  };
}
