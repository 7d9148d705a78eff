import { linksInText } from '@lyceum/rich-text';

/** So many threads of a message are shown; further ones are links. */
const most = 3;

const threadPath = /^\/(?:thread|shared)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/iu;

/** Ids of the threads of this site that a text leads to, each once. @param origin of this site */
export function threadsIn(text: string, origin: string): string[] {
  const ids = linksInText(text).flatMap(({ href }) => {
    if (href === undefined) return [];
    const address = new URL(href);
    const [, id] = (address.origin === origin && threadPath.exec(address.pathname)) || [];
    return id === undefined ? [] : [id.toLowerCase()];
  });
  return [...new Set(ids)].slice(0, most);
}
