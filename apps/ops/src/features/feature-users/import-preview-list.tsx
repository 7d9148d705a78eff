import type { ImportMode, ImportPreview } from '@lyceum/contracts/admin';
import { noEmails, repeatedNotes } from '../../layout/left-out-of-list';
import { type ResultGroup, ResultGroups } from '../../layout/result-groups';

interface ImportPreviewListProps {
  readonly preview: ImportPreview;
  readonly mode: ImportMode;
}

/** What an import would change, group by group. */
export function ImportPreviewList({ preview, mode }: ImportPreviewListProps) {
  const { added, removed, unchanged } = preview;
  const groups: ResultGroup[] = [
    { title: 'Will be added', tone: 'good', lines: added },
    { title: 'Will be removed', tone: 'bad', lines: removed },
    { title: mode === 'REMOVE' ? 'Not on the list' : 'Already there', lines: unchanged },
    noEmails(preview),
  ];
  const isNothing = added.length + removed.length === 0;
  const notes = [...repeatedNotes(preview), ...(isNothing ? ['Nothing would change.'] : [])];
  return <ResultGroups label="What changes" groups={groups} notes={notes} />;
}
