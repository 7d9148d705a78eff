import type { auditTable, TableRow } from '@lyceum/contracts/ops';
import { actionPhrase, type EntryTarget, targetWords, whatPlace } from './action-words';
import { RecordLink } from './record-link';

type Entry = Pick<TableRow<typeof auditTable>, 'action' | keyof EntryTarget>;

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
