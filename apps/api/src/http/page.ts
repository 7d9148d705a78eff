import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = (html: string): Buffer =>
  // Well below the best, which takes longer than the page would on the line.
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

interface Encoding {
  readonly name: string;
  readonly encode: (html: string) => Buffer;
}

/** Preferred first. */
const encodings = [
  { name: 'br', pattern: accepts('br'), encode: toBrotli },
  { name: 'gzip', pattern: accepts('gzip'), encode: (html: string): Buffer => gzipSync(html) },
] as const;

/** A string would be turned into bytes for each answer. */
const asItIs: Encoding = { name: 'identity', encode: (html) => Buffer.from(html) };

/** An encoding named in `accept-encoding`, unless with a quality of none. */
function accepts(name: string): RegExp {
  return new RegExp(`(?:^|[ ,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))\\s*(?:[;,]|$)`, 'i');
}

/** Of a page whose address only those have who were given it. */
const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  vary: 'accept-encoding',
} as const;

/** A page of HTML, compressed once for each way a browser may want it. */
export class Page {
  /** Weak: the same for all encodings. */
  private readonly etag: string;
  private readonly encoded = new Map<string, Buffer>();

  constructor(
    readonly html: string,
    private readonly status: 200 | 404 = 200,
    private readonly isSecret = false,
  ) {
    this.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  }

  send(request: FastifyRequest, reply: FastifyReply): unknown {
    void reply.headers(
      this.isSecret
        ? secretHeaders
        : { 'cache-control': 'no-cache', etag: this.etag, vary: 'accept-encoding' },
    );
    if (!this.isSecret && this.status === 200 && request.headers['if-none-match'] === this.etag)
      return reply.status(304).send();
    void reply.status(this.status).type('text/html; charset=utf-8');
    const wanted = String(request.headers['accept-encoding'] ?? '');
    const encoding = encodings.find(({ pattern }) => pattern.test(wanted));
    if (encoding) void reply.header('content-encoding', encoding.name);
    return reply.send(this.bodyIn(encoding ?? asItIs));
  }

  private bodyIn({ name, encode }: Encoding): Buffer {
    const body = this.encoded.get(name) ?? encode(this.html);
    this.encoded.set(name, body);
    return body;
  }
}
