import type { FormShape } from '@lyceum/contracts/cms';
import { EntryField } from './entry-field';
import classes from './entry-form.module.css';
import type { EntryFieldsProps } from './entry-form.props';
import type { PickedPicture } from './media/picture-field';
import { BesideOriginal } from './translations/original';

/** The fields of an entry or of one of its blocks, as its type declares them. */
export function EntryFields({ shape, data, path, issues, onChange }: EntryFieldsProps) {
  return (
    <div className={classes.fields}>
      {Object.entries(shape).map(([key, field]) => (
        <BesideOriginal
          key={key}
          field={field}
          path={path === '' ? key : `${path}.${key}`}
          value={data[key]}
          onChange={(value) => onChange({ ...data, [key]: value })}
        >
          <EntryField
            field={field}
            value={data[key]}
            path={path === '' ? key : `${path}.${key}`}
            issues={issues}
            Fields={EntryFields}
            onChange={(value) => onChange({ ...data, [key]: value })}
            onPick={(picture) =>
              onChange({ ...data, [key]: picture.address, ...wordsOf(picture, shape, data) })
            }
          />
        </BesideOriginal>
      ))}
    </div>
  );
}

/** What a picture shows, in the words of the library, unless somebody wrote others. */
function wordsOf(
  { alt, altBefore }: PickedPicture,
  shape: FormShape,
  data: EntryFieldsProps['data'],
): EntryFieldsProps['data'] {
  const [key] =
    Object.entries(shape).find(([, it]) => it.kind === 'text' && it.input === 'pictureText') ?? [];
  if (key === undefined) return {};
  const written = String(data[key] ?? '').trim();
  return written === '' || written === altBefore ? { [key]: alt } : {};
}
