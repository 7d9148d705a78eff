import type { LinkPreview } from '@lyceum/forum';

/** Where a link leads that has a preview: a thread. */
const threadPath = /^\/thread\/([\w-]{36})$/;

/** The id of the thread a path leads to, or null. */
export function threadIdOf(path: string): string | null {
  return threadPath.exec(path)?.[1] ?? null;
}

/** Puts a preview into the head of the application's page, for those who read that and nothing else. */
export function withPreview(
  html: string,
  preview: LinkPreview,
  address: URL,
  escape: (text: string) => string,
): string {
  const { title, excerpt, section, picturePath } = preview;
  const picture = picturePath === null ? null : new URL(picturePath, address.origin).href;
  const properties: readonly (readonly [string, string | null])[] = [
    ['og:type', 'article'],
    ['og:title', title],
    ['og:description', excerpt],
    ['og:url', address.href],
    ['og:image', picture],
    ['article:section', section],
    ['twitter:card', picture === null ? 'summary' : 'summary_large_image'],
  ];
  const tags = properties
    .filter((property): property is [string, string] => property[1] !== null)
    .map(([name, content]) => `<meta property="${name}" content="${escape(content)}">`);
  return html.replace('</head>', () => `${tags.join('\n')}\n</head>`);
}
