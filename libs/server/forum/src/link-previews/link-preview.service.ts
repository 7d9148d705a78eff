import { Injectable } from '@nestjs/common';
import { idSchema } from '@lyceum/contracts';
import { type PreparedQuery, PreparedQueries } from '@lyceum/kernel';

/** What may be told about a shared link to somebody who has not signed in. */
export interface LinkPreview {
  readonly title: string;
  readonly excerpt: string;
  /** A path of ours; null when the thread has no picture of its own. */
  readonly picturePath: string | null;
  /** The forum's name. */
  readonly section: string;
}

const previewQuery: PreparedQuery = {
  name: 'forum.link-preview',
  text: `
    SELECT t.title, t.preview AS excerpt, t.thumbnail_url AS "picturePath", c.display_name AS section
    FROM threads t JOIN communities c ON c.id = t.community_id
    WHERE t.id = $1 AND t.status = 'VISIBLE' AND c.privacy = 'PUBLIC'`,
};

/** Links are shared in bursts; what changes is seen after so long, in ms. */
const freshMilliseconds = 10_000;
const mostKept = 1_000;

interface Kept {
  readonly until: number;
  readonly preview: Promise<LinkPreview | null>;
}

/** Previews of links to threads. The forum is for signed-in readers; this is all that others get to see of it. */
@Injectable()
export class LinkPreviewService {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly queries: PreparedQueries) {}

  /** The preview of a thread that stands in a PUBLIC forum; null for every other id, whatever the reason. */
  ofThread(threadId: string): Promise<LinkPreview | null> {
    const id = idSchema.safeParse(threadId);
    if (!id.success) return Promise.resolve(null);
    const known = this.kept.get(id.data);
    if (known && known.until > Date.now()) return known.preview;
    const preview = this.read(id.data);
    this.keep(id.data, preview);
    return preview;
  }

  private async read(threadId: string): Promise<LinkPreview | null> {
    const [row] = await this.queries.rows<LinkPreview>(previewQuery, [threadId]);
    return row ?? null;
  }

  private keep(id: string, preview: Promise<LinkPreview | null>): void {
    this.kept.delete(id);
    this.kept.set(id, { until: Date.now() + freshMilliseconds, preview });
    // A failure is nothing to remember.
    preview.catch(() => this.kept.delete(id));
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
  }
}
