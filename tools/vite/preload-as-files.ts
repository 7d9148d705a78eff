import type { Plugin } from 'vite';

const createLink = 'const link = document.createElement("link");';

/** Where the helper notes that a file could not be had; it would never fetch it again. */
const notesFailure = /(\(err\) => \{\s*)seen\[href\] = void 0;/;

/** Rejects as browsers do where the module itself cannot be had. */
const fetchFile = `if (!isCss) return fetch(dep).then((answer) => {
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.arrayBuffer();
}).catch(() => {
  throw new TypeError("Failed to fetch dynamically imported module: " + dep);
});
`;

/**
 * Has the files of a screen fetched ahead into the browser's cache, and its module asked for once all are there.
 * Chromium takes what a `preload` or `modulepreload` could not fetch for failed as long as the page lives: a screen
 * or part that was asked for without a network would never come. For the same reason a file that failed is fetched anew when it is
 * asked for again.
 */
export function preloadAsFiles(): Plugin {
  return {
    name: 'lyceum:preload-as-files',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => {
        if (!code.includes(createLink) || !notesFailure.test(code))
          throw new Error('Vite’s preload helper makes its links or notes its failures in another way now');
        return code
          .replace(createLink, () => fetchFile + createLink)
          .replace(notesFailure, '$1delete seen[href];');
      },
    },
  };
}
