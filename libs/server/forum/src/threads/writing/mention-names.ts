import { mentionedUserIdsOf, type RichDocument } from '@lyceum/rich-text';
import type { EntityManager } from 'typeorm';
import { nameMentions } from '../../replies/mentions/name-mentions';
import { readContent, type WrittenContent } from './content';

/**
 * What was written, with the names people have in the place of what the browser called those who are mentioned: a
 * label could say anything.
 */
export async function withRealNames(
  manager: EntityManager,
  written: WrittenContent,
  isRich: boolean,
): Promise<WrittenContent> {
  if (!isRich || !written.content.includes('"mention"')) return written;
  const document = JSON.parse(written.content) as RichDocument;
  const people = await manager.query<{ id: string; name: string }[]>(
    'SELECT id, full_name AS name FROM users WHERE id = ANY($1::uuid[])',
    [mentionedUserIdsOf(document)],
  );
  const names = new Map(people.map(({ id, name }) => [id, name.trim()]));
  return readContent(JSON.stringify(nameMentions(document, names)), true);
}
