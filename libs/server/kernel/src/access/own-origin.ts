import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of ours, by what the browser says. Programs say nothing, and pass: they hold no
 * cookie but their own. `null`, as sandboxed pages have it, is foreign.
 */
export function isFromOwnPage(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  publicUrl: string,
): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  // Reached by another name than the configured one, e.g. through a development server.
  return URL.canParse(origin) && new URL(origin).host === host;
}
