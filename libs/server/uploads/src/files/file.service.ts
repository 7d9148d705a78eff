import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { commonErrors, uploadBuckets } from '@lyceum/contracts';
import { DomainError, PreparedQueries } from '@lyceum/kernel';
import { sizeOf, sizesOf, urlOfKey, wholeOf } from '../keys';
import { isObjectKey, ObjectStore } from '../object-store/object-store.port';
import { byteRange } from './byte-range';
import { etagOf, fileHeaders, namesTag } from './file-headers';

/** What a browser says about the file it wants. */
export interface FileRequest {
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

/** Serves files. Who knows a path may read what lies there: it holds 128 random bits. */
@Injectable()
export class FileService {
  constructor(
    private readonly store: ObjectStore,
    private readonly queries: PreparedQueries,
  ) {}

  /** The address of a file that was replaced leads to what took its place. @throws DomainError COMMON_NOT_FOUND */
  async open(key: string, request: FileRequest): Promise<FileAnswer> {
    const isServed = uploadBuckets.some((bucket) => key.startsWith(`${bucket}/`)) && isObjectKey(key);
    const found = isServed ? await this.store.find(key) : null;
    if (found === null) return this.moved(key, isServed);
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

  private async moved(key: string, isServed: boolean): Promise<FileAnswer> {
    const size = sizeOf(key);
    const values = [urlOfKey(wholeOf(key))];
    const [row] = isServed ? await this.queries.rows<{ url: string }>(redirectQuery, values) : [];
    if (!row) throw new DomainError(commonErrors.NOT_FOUND);
    const headers = { location: size ? sizesOf(row.url)[size] : row.url, 'cache-control': redirectCaching };
    return { status: 302, headers, body: null };
  }
}

const redirectQuery = {
  name: 'uploads.redirect',
  text: 'SELECT u.url FROM upload_redirects r JOIN uploads u ON u.id = r.upload_id WHERE r.url = $1',
};

/** What it leads to may be replaced as well. */
const redirectCaching = 'no-cache';
