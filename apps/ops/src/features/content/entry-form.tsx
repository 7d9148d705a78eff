import { type ContentDetail, type ContentDraft, contentTypes, formOf } from '@lyceum/contracts/cms';
import { useMemo } from 'react';
import { EntryFields } from './entry-fields';
import { FieldHints, HintCount } from './field-hints';
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
  return (
    <form aria-label="Content" onSubmit={(event) => event.preventDefault()}>
      <HintCount count={hints.length} />
      <FieldHints hints={hints}>
        <EntryFields shape={formOf(entry.type)} data={data} path="" issues={issues} onChange={onChange} />
      </FieldHints>
    </form>
  );
}

/** What breaks a rule of the type, by path. */
function issuesOf({ type }: ContentDetail, data: object): Map<string, string> {
  const { error } = contentTypes[type].schema.safeParse(data);
  return new Map((error?.issues ?? []).map(({ path, message }) => [path.map(String).join('.'), message]));
}
