import { type SharedLink, sharedLinkElementId } from '@lyceum/contracts/common';
import type { LinkPreview } from '@lyceum/forum';
import { dataElement } from './data-block';
import { type HeadOf, meta, noIndex, type ServedHead } from './served-head';

/** Where a link leads that has a preview: a thread, or what greets visitors of one. */
const threadPath = /^\/(?:thread|shared)\/([\w-]{36})$/;

/** Looks up what may be told about a thread to somebody who has not signed in. */
type PreviewOf = (threadId: string) => Promise<LinkPreview | null>;

/** The head of a link to a thread: its preview, where it has one. */
export const threadHead =
  (previewOf: PreviewOf, publicUrl: string): HeadOf =>
  async (path) => {
    const threadId = threadPath.exec(path)?.[1];
    if (threadId === undefined) return null;
    // The page itself needs no database.
    const preview = await previewOf(threadId).catch(() => null);
    return preview && headOf(preview, new URL(`/thread/${threadId}`, publicUrl));
  };

/**
 * A preview for those who read heads and nothing else, and for the application, which greets with it whoever has not
 * signed in. No search engine keeps it.
 */
function headOf(preview: LinkPreview, address: URL): ServedHead {
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
  const link: SharedLink = { ...greeting, path: address.pathname };
  const tags = properties.map(([name, content]) => meta('property', name, content));
  return { status: 200, elements: [noIndex, ...tags, dataElement(sharedLinkElementId, link)] };
}
