import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { sizesOf, uploadBuckets, uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError, PreparedQueries, statement } from '@lyceum/kernel';
import { FileDomains } from '../domains/file-domains';
import { sizeOf, urlOfKey, wholeOf } from '../keys';
import { isObjectKey, ObjectStore } from '../object-store/object-store.port';
import { byteRange } from './byte-range';
import { DocumentLinksService, isDocument } from './document-links.service';
import { etagOf, fileHeaders, namesTag } from './file-headers';
import type { LinkClaim } from './link-signature';

/** What a browser says about the file it wants. */
export interface FileRequest {
  /** What the link of a document says about itself. */
  readonly link: LinkClaim;
  readonly isHead: boolean;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface FileAnswer {
  readonly status: 200 | 206 | 302 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | null;
}

/** Serves files. Who knows the path of a medium may see it: it holds 128 random bits. Documents ask for a link. */
@Injectable()
export class FileService {
  constructor(
    private readonly store: ObjectStore,
    private readonly queries: PreparedQueries,
    private readonly domains: FileDomains,
    private readonly links: DocumentLinksService,
  ) {}

  /**
   * Whether a file is served now is asked each time, in one statement: what it is for may have been deleted, removed or
   * put back. The address of a file that was replaced leads to what took its place.
   * @throws DomainError COMMON_NOT_FOUND, also for a document without a link that works; UPLOADS_GONE
   */
  async open(key: string, request: FileRequest): Promise<FileAnswer> {
    const isServed = uploadBuckets.some((bucket) => key.startsWith(`${bucket}/`)) && isObjectKey(key);
    if (!isServed || !this.mayRead(urlOfKey(key), request)) throw new DomainError(commonErrors.NOT_FOUND);
    const [file] = await this.queries.rows(this.domains.served, { url: urlOfKey(wholeOf(key)) });
    if (!file) return this.moved(key);
    const isThere =
      file.isServed && (!isDocument(file.url) || (await this.links.mayStillRead(request.link, file)));
    if (!isThere) throw new DomainError(uploadsErrors.GONE);
    const found = await this.store.find(key);
    if (found === null) throw new DomainError(commonErrors.NOT_FOUND);
    const { size } = found;
    const headers = fileHeaders(key);
    if (namesTag(request.ifNoneMatch, etagOf(key))) return { status: 304, headers, body: null };
    const isSame = request.ifRange === undefined || request.ifRange === etagOf(key);
    const range = isSame ? byteRange(request.range, size) : 'whole';
    if (range === 'unsatisfiable')
      return { status: 416, headers: { 'content-range': `bytes */${size}` }, body: null };
    const part = range === 'whole' ? { start: 0, end: size - 1 } : range;
    const body = request.isHead ? Readable.from([]) : await this.store.read(key, { range: part });
    if (!body) throw new DomainError(commonErrors.NOT_FOUND);
    const lengths = { ...headers, 'content-length': String(part.end - part.start + 1) };
    if (range === 'whole') return { status: 200, headers: lengths, body };
    const contentRange = `bytes ${part.start}-${part.end}/${size}`;
    return { status: 206, headers: { ...lengths, 'content-range': contentRange }, body };
  }

  private mayRead(path: string, { link }: FileRequest): boolean {
    return !isDocument(path) || this.links.isRight(path, link);
  }

  private async moved(key: string): Promise<FileAnswer> {
    const size = sizeOf(key);
    const [row] = await this.queries.rows(redirectQuery, { url: urlOfKey(wholeOf(key)) });
    if (!row) throw new DomainError(commonErrors.NOT_FOUND);
    const path = size ? sizesOf(row.url)[size] : row.url;
    // Whoever had a link to the one may read the other, which is in the same folder.
    const location = isDocument(path) ? this.links.sign(path).url : path;
    const headers = { location, 'cache-control': redirectCaching };
    return { status: 302, headers, body: null };
  }
}

const redirectQuery = statement<{ url: string }>(
  'uploads.redirect',
  'SELECT u.url FROM upload_redirects r JOIN uploads u ON u.id = r.upload_id WHERE r.url = $url',
);

/** What it leads to may be replaced as well. */
const redirectCaching = 'no-cache';
