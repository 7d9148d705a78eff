import { isNameable, isOfAge, isShutByStaff, people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { idSchema } from '@lyceum/contracts/common';
import { PreparedQueries, statement } from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import { versionOf } from './link-pictures';

/** What may be told about a shared link to somebody who has not signed in. */
export interface LinkPreview {
  readonly title: string;
  /** How it begins; null where its author is not known to be of age. */
  readonly excerpt: string | null;
  /** The forum's name. */
  readonly section: string;
  /** Path of a picture drawn from title and forum: none of the author's own, which may show anybody. */
  readonly picturePath: string;
}

type PreviewRow = Pick<LinkPreview, 'title' | 'section'> & { preview: string };

const previewQuery = statement<PreviewRow>(
  'forum.link-preview',
  `
    SELECT t.title, CASE WHEN ${isOfAge('u')} THEN t.preview ELSE '' END AS preview, c.display_name AS section
    FROM threads t JOIN communities c ON c.id = t.community_id ${people.join('u', 't.creator_id')}
    WHERE t.id = $threadId AND t.status = 'VISIBLE' AND c.privacy = 'PUBLIC' AND ${isNameable('u')}
      AND NOT ${isShutByStaff('u')}`,
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
   * gets what a child wrote whose guardian does not consent, or whoever staff suspended.
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
    const { title, section, preview } = await this.names.intoOne(null, row);
    const excerpt = preview.replace(/\.\.\. Read More$/, '…') || null;
    const picturePath = `/link-previews/${threadId}/picture?v=${versionOf({ title, section })}`;
    return { title, section, excerpt, picturePath };
  }
}
