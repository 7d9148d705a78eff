import { EntryField } from './entry-field';
import classes from './entry-form.module.css';
import type { EntryFieldsProps } from './entry-form.props';

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
          Fields={EntryFields}
          onChange={(value) => onChange({ ...data, [key]: value })}
        />
      ))}
    </div>
  );
}
