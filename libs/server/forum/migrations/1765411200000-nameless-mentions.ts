import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Characters of Chinese and Japanese, as when `search_words` was made. */
const cjk = '\\u3005\\u3006\\u3040-\\u30fa\\u30fc-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff';

/**
 * Texts keep the ids of those whom they mention, and no names: these are put in for each reader. In plain texts an id
 * stands between U+0086 and U+0087, which nobody can write; searches pass over it. What names there were is not put
 * back.
 */
export class NamelessMentions1765411200000 implements MigrationInterface {
  readonly name = 'NamelessMentions1765411200000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceSearchWords(
      runner,
      `CASE WHEN strpos(source, E'\\u0086') = 0 THEN source
       ELSE regexp_replace(source, '\\u0086[0-9a-f-]*\\u0087?', ' ', 'g') END`,
    );
    for (const place of tables) await rewrite(runner, place);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceSearchWords(runner, 'source');
  }
}

interface Row {
  id: string;
  content: string;
}

interface Place {
  table: string;
  hasPlain: boolean;
  hasPreview: boolean;
}

const tables: readonly Place[] = [
  { table: 'threads', hasPlain: true, hasPreview: true },
  { table: 'posts', hasPlain: true, hasPreview: false },
  { table: 'comments', hasPlain: true, hasPreview: false },
  { table: 'content_edits', hasPlain: false, hasPreview: false },
  { table: 'drafts', hasPlain: false, hasPreview: false },
];

/** Documents that are in memory at once. */
const batchSize = 500;

/**
 * Row by row along the id, each in a transaction of its own: nobody waits for more than one. What moderators are shown is done
 * first, because it is found by the names; so all of it can be done again from the start.
 */
async function rewrite(runner: QueryRunner, { table, hasPlain, hasPreview }: Place): Promise<void> {
  const columns = ['content', ...(hasPlain ? ['plain_text'] : []), ...(hasPreview ? ['preview'] : [])];
  const set = columns.map((column, place) => `${column} = $${String(place + 3)}`).join(', ');
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = (await runner.query(
      `SELECT id, content FROM ${table} WHERE id > $1 AND is_rich AND content LIKE '%"mention"%'
       ORDER BY id LIMIT ${String(batchSize)}`,
      [after],
    )) as Row[];
    for (const { id, content } of rows) {
      const document = JSON.parse(content) as Part;
      if (hasPlain) await renameCases(runner, id, document);
      const plain = plainTextOf(document);
      const texts = [JSON.stringify(withoutLabels(document)), plain, previewOf(plain)];
      // What its author has written anew meanwhile keeps what they wrote.
      const values = [id, content, ...texts.slice(0, columns.length)];
      await runner.query(`UPDATE ${table} SET ${set} WHERE id = $1 AND content = $2`, values);
      after = id;
    }
    if (rows.length < batchSize) return;
  }
}

/** As it was, of another text. Indexes and columns that use it keep using it. */
async function replaceSearchWords(runner: QueryRunner, source: string): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION search_words(source text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      words text := regexp_replace(public.search_fold(${source}), '[^[:alnum:]]+', ' ', 'g');
      runs text;
    BEGIN
      IF words !~ '[${cjk}]' THEN RETURN words; END IF;
      words := regexp_replace(words, '([${cjk}]+)', ' \\1 ', 'g');
      -- The same runs without their first character have the pairs that begin at the other places.
      runs := regexp_replace(words, '[^${cjk}]+', ' ', 'g');
      runs := regexp_replace(runs, '(^| )[${cjk}]', ' ', 'g');
      RETURN regexp_replace(words || ' ' || runs, '([${cjk}])([${cjk}])', '\\1\\2 ', 'g');
    END $$`);
}

interface Part {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: { readonly id?: string; readonly label?: string };
  readonly content?: readonly Part[];
}

const markOf = ({ attrs }: Part): string => `\u0086${String(attrs?.id).toLowerCase()}\u0087`;

function withoutLabels(part: Part): Part {
  if (part.type === 'mention') return { ...part, attrs: { ...part.attrs, label: '' } };
  return part.content ? { ...part, content: part.content.map(withoutLabels) } : part;
}

/** A line each of paragraphs, headings and code; mentions as the mark of who it is. */
function plainTextOf(document: Part): string {
  const linesOf = (part: Part): string[] =>
    ['paragraph', 'heading', 'codeBlock'].includes(part.type)
      ? [(part.content ?? []).map(inline).join('')]
      : (part.content ?? []).flatMap(linesOf);
  return linesOf(document).join('\n').trim();
}

function inline(part: Part): string {
  if (part.type === 'hardBreak') return '\n';
  return part.type === 'mention' ? `@${markOf(part)}` : (part.text ?? '');
}

/** The first 175 characters as a reader counts them, a mention as one. */
function previewOf(plain: string): string {
  const marks = plain.match(/\u0086[\da-f-]*\u0087/gu) ?? [];
  const line = plain
    .replace(/\u0086[\da-f-]*\u0087/gu, '\u0086')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment);
  const start = characters.slice(0, 175).join('');
  const cut = start.length === line.length ? line : `${start.trimEnd()}... Read More`;
  return cut.replaceAll('\u0086', () => marks.shift() ?? '');
}

/** What moderators were shown of it. */
async function renameCases(runner: QueryRunner, targetId: string, document: Part): Promise<void> {
  const all = (part: Part): Part[] => [part, ...(part.content ?? []).flatMap(all)];
  for (const mention of all(document)) {
    const label = mention.attrs?.label ?? '';
    if (mention.type === 'mention' && label !== '')
      await runner.query(
        'UPDATE moderation_cases SET preview = replace(preview, $2, $3) WHERE target_id = $1 AND strpos(preview, $2) > 0',
        [targetId, `@${label}`, `@${markOf(mention)}`],
      );
  }
}
