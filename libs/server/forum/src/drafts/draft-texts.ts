import { Injectable } from '@nestjs/common';
import { type Actor, can, columns, PreparedQueries, statement, type Texts, TextSource } from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import { plainWordsOf } from './draft-words';

/** Drafts of at most 100,000 bytes that are read at once. */
const batchSize = 20;

interface DraftWords {
  id: string;
  content: string;
  isRich: boolean;
  /** All else of it that is text: of a new thread its title, tags, options. */
  others: string[];
}

/** A user's drafts behind the one of id `$last`; those of the first call are behind none. */
const batchStatement = statement<DraftWords>(
  'forum.texts-of-drafts',
  `SELECT ${columns(['id', 'content', 'isRich'])()},
          ARRAY(SELECT said #>> '{}' FROM jsonb_path_query(thread, 'strict $.** ? (@.type() == "string")') said) AS others
   FROM drafts WHERE user_id = $userId AND ($last::uuid IS NULL OR id > $last) ORDER BY id
   LIMIT ${String(batchSize)}`,
);

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
      const batch: DraftWords[] = await this.queries.rows(batchStatement, { userId: actor.userId, last });
      for (const { content, isRich, others } of await this.names.into(actor.userId, batch))
        yield* [plainWordsOf(content, isRich), ...others];
      last = batch.at(-1)?.id ?? null;
      if (batch.length < batchSize) return;
    }
  }
}
