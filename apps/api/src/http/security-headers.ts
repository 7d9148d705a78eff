import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

const self = ["'self'"];

/**
 * What a page of ours may load: itself, and nothing from anywhere else but the players of videos in posts, which a
 * reader has to ask for. Mantine writes style elements at run time, hence inline styles; scripts are files only.
 */
const contentSecurityPolicy = (others: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: self,
    scriptSrc: self,
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    // A voice note is listened to before it is sent.
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: self,
    connectSrc: [...self, ...others],
    frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://player.bilibili.com'],
    objectSrc: ["'none'"],
    baseUri: self,
    formAction: self,
    frameAncestors: ["'none'"],
  },
});

/**
 * Those of them that say something of a page alone. A script, a style sheet or a font goes without: a phone's first screen fetches
 * thirty, and each would bring half a kilobyte more.
 */
export const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/**
 * The headers helmet would set on every answer. They are the same each time, so they are made once: its plugin for
 * Fastify puts the policy together anew for each request.
 */
export function securityHeaders(options: {
  isHttps: boolean;
  /** The object store to which pages send files themselves; null where they send them here. */
  uploadOrigin?: string | null;
  /** Servers to which pages connect for video calls, if others have them. */
  callOrigins?: readonly string[];
}): Record<string, string> {
  const protect = helmet({
    contentSecurityPolicy: contentSecurityPolicy([
      ...(options.uploadOrigin ? [options.uploadOrigin] : []),
      ...(options.callOrigins ?? []),
    ]),
    strictTransportSecurity: options.isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, (error?: unknown) => {
    if (error instanceof Error) throw error;
  });
  const headers = Object.entries(response.getHeaders());
  return {
    ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    // Answers are somebody's own, tokens among them; what may be kept (files, pages) says so itself.
    'cache-control': 'no-store',
  };
}
