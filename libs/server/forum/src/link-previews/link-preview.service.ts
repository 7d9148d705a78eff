import { isNameable, people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { idSchema } from '@lyceum/contracts/common';
import { PreparedQueries, statement } from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';

/** What may be told about a shared link to somebody who has not signed in. */
export interface LinkPreview {
  readonly title: string;
  readonly excerpt: string;
  /** A path of ours; null when the thread has no picture of its own. */
  readonly picturePath: string | null;
  /** The forum's name. */
  readonly section: string;
}

type PreviewRow = Omit<LinkPreview, 'excerpt'> & { preview: string };

const previewQuery = statement<PreviewRow>(
  'forum.link-preview',
  `
    SELECT t.title, t.preview, t.thumbnail_url AS "picturePath", c.display_name AS section
    FROM threads t JOIN communities c ON c.id = t.community_id ${people.join('u', 't.creator_id')}
    WHERE t.id = $threadId AND t.status = 'VISIBLE' AND c.privacy = 'PUBLIC' AND ${isNameable('u')}`,
);

/** Previews of links to threads. The forum is for signed-in readers; this is all that others get to see of it. */
@Injectable()
export class LinkPreviewService {
  /** Links are shared in bursts: who asks while it is read gets the same answer. Nothing is kept, or what is gone would be. */
  private readonly reading = new Map<string, Promise<LinkPreview | null>>();

  constructor(
    private readonly queries: PreparedQueries,
    private readonly names: MentionNamesService,
  ) {}

  /**
   * The preview of a thread that stands in a PUBLIC forum; null for every other id, whatever the reason. Nobody outside
   * gets what a child wrote whose guardian does not consent.
   */
  ofThread(threadId: string): Promise<LinkPreview | null> {
    const id = idSchema.safeParse(threadId);
    if (!id.success) return Promise.resolve(null);
    const begun = this.reading.get(id.data);
    if (begun) return begun;
    const preview = this.read(id.data).finally(() => this.reading.delete(id.data));
    this.reading.set(id.data, preview);
    return preview;
  }

  private async read(threadId: string): Promise<LinkPreview | null> {
    const [row] = await this.queries.rows(previewQuery, { threadId });
    if (!row) return null;
    const { preview: excerpt, ...rest } = await this.names.intoOne(null, row);
    return { ...rest, excerpt };
  }
}
