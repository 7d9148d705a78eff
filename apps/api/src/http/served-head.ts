import { escapeHtml } from './html';

/** What a page tells in its head to those who read that and nothing else, and to the application. */
export interface ServedHead {
  /** 404 of what is not there, to who asks for the page: the application says so, too. */
  readonly status: 200 | 404;
  /** Instead of those of the application. */
  readonly title?: string;
  readonly description?: string;
  /** Elements, as they stand. */
  readonly elements: readonly string[];
}

/** Says what is told of a path; null where nothing is. */
export type HeadOf = (path: string) => Promise<ServedHead | null>;

export const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

export const noIndex = meta('name', 'robots', 'noindex');

/** The page of the application with a head of its own. */
export function withHead(html: string, { title, description, elements }: ServedHead): string {
  const named =
    title === undefined
      ? html
      : html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
  const described =
    description === undefined
      ? named
      : named.replace(/<meta\s+name="description"[^>]*>/, () => meta('name', 'description', description));
  return described.replace('</head>', () => `${elements.join('\n')}\n</head>`);
}
