import type { ImportMode, ImportPreview } from '@lyceum/contracts/admin';
import { formatNumber } from '../../layout/formats';
import { type ResultGroup, ResultGroups } from '../../layout/result-groups';

interface ImportPreviewListProps {
  readonly preview: ImportPreview;
  readonly mode: ImportMode;
}

/** What an import would change, group by group. */
export function ImportPreviewList({ preview, mode }: ImportPreviewListProps) {
  const { added, removed, unchanged, invalid, invalidCnt: count } = preview;
  const groups: ResultGroup[] = [
    { title: 'Will be added', tone: 'good', lines: added },
    { title: 'Will be removed', tone: 'bad', lines: removed },
    { title: mode === 'REMOVE' ? 'Not on the list' : 'Already there', lines: unchanged },
    {
      title: 'Not an email, left out',
      tone: 'waiting',
      lines: invalid.map(({ line, text }) => `Line ${line}: ${text === '' ? '(empty)' : text}`),
      count,
    },
  ];
  return <ResultGroups label="What changes" groups={groups} notes={notesOf(preview)} />;
}

function notesOf({ added, removed, repeatedCnt }: ImportPreview): string[] {
  const counts = repeatedCnt === 1 ? 'counts' : 'count';
  const notes: string[] = [];
  if (repeatedCnt > 0)
    notes.push(`${formatNumber(repeatedCnt)} stood there more than once and ${counts} once.`);
  if (added.length + removed.length === 0) notes.push('Nothing would change.');
  return notes;
}
