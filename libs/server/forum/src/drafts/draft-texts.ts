import { Injectable } from '@nestjs/common';
import { type Actor, can, PreparedQueries, type Texts, TextSource } from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import { plainTextOf, readRichText } from '@lyceum/rich-text';
import type { DraftRow } from './draft.statements';

/** Drafts of at most 100,000 bytes that are read at once. */
const batchSize = 20;

type DraftWords = Pick<DraftRow, 'id' | 'title' | 'content' | 'isRich' | 'tags'> & {
  /** What the options of its poll say. */
  options: string[];
} & Record<string, unknown>;

/** User `$1`'s drafts behind the one of id `$2`; those of the first call are behind none. */
const batchQuery = {
  name: 'forum.texts-of-drafts',
  text: `
    SELECT id, title, content, is_rich AS "isRich", tags,
           ARRAY(SELECT jsonb_array_elements_text(COALESCE(poll -> 'options', '[]'))) AS options
    FROM drafts WHERE user_id = $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id
    LIMIT ${String(batchSize)}`,
};

/** What somebody has begun to write, for what is done with texts of their own. */
@Injectable()
@TextSource()
export class DraftTexts implements Texts {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly names: MentionNamesService,
  ) {}

  async *drafts(actor: Actor): AsyncIterable<string> {
    if (!can(actor, 'forum.read')) return;
    let last: string | null = null;
    for (;;) {
      const batch: DraftWords[] = await this.queries.rows<DraftWords>(batchQuery, [actor.userId, last]);
      for (const { title, content, isRich, tags, options } of await this.names.into(actor.userId, batch))
        yield* [title, plainWordsOf(content, isRich), ...tags, ...options];
      last = batch.at(-1)?.id ?? null;
      if (batch.length < batchSize) return;
    }
  }
}

function plainWordsOf(content: string, isRich: boolean): string {
  const document = isRich ? readRichText(content) : null;
  return document ? plainTextOf(document) : content;
}
