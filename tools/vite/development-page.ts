import type { Plugin } from 'vite';

/** Does for the development server what the API does for a build: puts the brand name into the page. */
export function developmentPage(): Plugin {
  return {
    name: 'lyceum:development-page',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll('%BRAND_NAME%', process.env['BRAND_NAME'] ?? 'Lyceum'),
  };
}
