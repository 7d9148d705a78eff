import { type SharedLink, sharedLinkElementId } from '@lyceum/contracts/common';
import type { LinkPreview } from '@lyceum/forum';
import { dataBlock } from './data-block';

/** Where a link leads that has a preview: a thread, or what greets visitors of one. */
const threadPath = /^\/(?:thread|shared)\/([\w-]{36})$/;

/** The id of the thread a path leads to, or null. */
export function threadIdOf(path: string): string | null {
  return threadPath.exec(path)?.[1] ?? null;
}

/**
 * Puts a preview into the head of the application's page: for those who read that and nothing else, and for the
 * application, which greets with it whoever has not signed in. No search engine keeps it.
 */
export function withPreview(
  html: string,
  preview: LinkPreview,
  address: URL,
  escape: (text: string) => string,
): string {
  const { picturePath, ...greeting } = preview;
  const { title, excerpt, section } = greeting;
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'article'],
    ['og:title', title],
    ['og:description', excerpt ?? section],
    ['og:url', address.href],
    ['og:image', new URL(picturePath, address.origin).href],
    ['article:section', section],
    ['twitter:card', 'summary_large_image'],
  ];
  const tags = properties.map(([name, content]) => `<meta property="${name}" content="${escape(content)}">`);
  const link: SharedLink = { ...greeting, path: address.pathname };
  const block = `<script id="${sharedLinkElementId}" type="application/json">${dataBlock(link)}</script>`;
  const head = ['<meta name="robots" content="noindex">', ...tags, block].join('\n');
  return html.replace('</head>', () => `${head}\n</head>`);
}
