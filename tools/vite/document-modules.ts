import type { Plugin } from 'vite';

/** Where the typed documents of all operations are. */
const documents = /\/generated\/graphql\.ts$/;

/** One of them: its name, and what the page has of it. */
const declaration = /^export const (\w+Document) = (\{.*\}) as unknown as .*;$/gm;

const query = '?document=';

/**
 * Makes every operation's document a module of its own, so that a screen brings its own operations instead of those of
 * the whole application.
 */
export function documentModules(): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'lyceum:document-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: documents },
      handler: (code, id) =>
        code.replace(declaration, (_, name: string, value: string) => {
          const module = `${id}${query}${name}`;
          sources.set(module, `export const ${name} = ${value};`);
          return `export { ${name} } from ${JSON.stringify(module)};`;
        }),
    },
    resolveId: { filter: { id: /\?document=/ }, handler: (id) => id },
    load: { filter: { id: /\?document=/ }, handler: (id) => sources.get(id) },
  };
}
