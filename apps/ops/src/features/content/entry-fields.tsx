import type { FormShape } from '@lyceum/contracts/cms';
import { EntryField } from './entry-field';
import classes from './entry-form.module.css';

interface EntryFieldsProps {
  readonly shape: FormShape;
  readonly data: Readonly<Record<string, unknown>>;
  /** Where they stand among the data; empty at the top. */
  readonly path: string;
  readonly issues: ReadonlyMap<string, string>;
  readonly onChange: (data: Readonly<Record<string, unknown>>) => void;
}

/** The fields of an entry or of one of its blocks, as its type declares them. */
export function EntryFields({ shape, data, path, issues, onChange }: EntryFieldsProps) {
  return (
    <div className={classes.fields}>
      {Object.entries(shape).map(([key, field]) => (
        <EntryField
          key={key}
          field={field}
          value={data[key]}
          path={path === '' ? key : `${path}.${key}`}
          issues={issues}
          onChange={(value) => onChange({ ...data, [key]: value })}
        />
      ))}
    </div>
  );
}
