import type { auditTable, TableRow } from '@lyceum/contracts/ops';
import { actionPhrase, kindWords, whatPlace } from './action-words';
import { RecordLink } from './record-link';

type Entry = Pick<TableRow<typeof auditTable>, 'action' | 'after' | 'target' | 'targetType' | 'targetId'>;

/** What somebody did to what, in words, with the way to it: `changed the roles of Tara Subject`. */
export function ActionLine({ entry }: { readonly entry: Entry }) {
  const [before = '', after] = actionPhrase(entry).split(whatPlace);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <RecordLink type={entry.targetType ?? ''} id={entry.targetId ?? ''}>
        {targetWords(entry)}
      </RecordLink>
      {after}
    </>
  );
}

/** The same as a text. */
export const actionText = (entry: Entry): string =>
  actionPhrase(entry).replace(whatPlace, targetWords(entry));

/** What it is called now; of what has no name, or is gone, which kind it is. */
function targetWords({ target, targetType, targetId }: Entry): string {
  const kind = kindWords(targetType ?? '');
  if (target !== null) return target;
  // The ids of these are their names.
  if (targetType === 'table' || targetType === 'task') return `the ${kind} ${targetId ?? ''}`;
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}
