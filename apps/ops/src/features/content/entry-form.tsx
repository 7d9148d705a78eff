import {
  type ContentDetail,
  type ContentDraft,
  contentTypes,
  formOf,
  languageNames,
} from '@lyceum/contracts/cms';
import { useMemo } from 'react';
import { EntryFields } from './entry-fields';
import { FieldHints, HintCount } from './field-hints';
import { OriginalTexts } from './translations/original';
import { useHints } from './use-hints';

interface EntryFormProps {
  readonly entry: ContentDetail;
  /** What is written so far. */
  readonly data: ContentDraft;
  /** Whether each field says what is wrong with it. */
  readonly isChecked: boolean;
  readonly onChange: (data: ContentDraft) => void;
}

/** Everything an entry says, with hints at its fields. */
export function EntryForm({ entry, data, isChecked, onChange }: EntryFormProps) {
  const issues = useMemo(
    () => (isChecked ? issuesOf(entry, data) : new Map<string, string>()),
    [isChecked, entry, data],
  );
  const hints = useHints(entry, data);
  if (entry.state === 'DELETED') return <p>This is deleted. Restore it to go on with it.</p>;
  const fields = (
    <EntryFields shape={formOf(entry.type)} data={data} path="" issues={issues} onChange={onChange} />
  );
  return (
    <form aria-label="Content" onSubmit={(event) => event.preventDefault()}>
      <HintCount count={hints.length} />
      <FieldHints hints={hints}>
        {entry.original ? (
          <OriginalTexts data={entry.original.data} tag={languageNames[entry.language].tag}>
            {fields}
          </OriginalTexts>
        ) : (
          fields
        )}
      </FieldHints>
    </form>
  );
}

/** What breaks a rule of the type, by path. */
function issuesOf({ type }: ContentDetail, data: object): Map<string, string> {
  const { error } = contentTypes[type].schema.safeParse(data);
  return new Map((error?.issues ?? []).map(({ path, message }) => [path.map(String).join('.'), message]));
}
