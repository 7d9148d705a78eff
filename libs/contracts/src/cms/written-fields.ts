import type { FormField, FormShape, TextField } from './form-fields';

type Item = Readonly<Record<string, unknown>>;

/** A text of an entry that somebody wrote, where the form has it. */
export interface WrittenField {
  readonly key: string;
  readonly field: TextField;
  readonly value: string;
  /** Where it stands among the data: `blocks.0.heading`. */
  readonly path: string;
  /** The same in the words of the form. */
  readonly at: string;
  /** All that is written of what it is a field of. */
  readonly beside: Item;
  /** What all of that may be written of. */
  readonly shape: FormShape;
}

interface Place {
  readonly keys: readonly (string | number)[];
  readonly labels: readonly string[];
}

/** Every text of an entry, in the order of its form. */
export const writtenFields = (
  shape: FormShape,
  data: Item,
  { keys, labels }: Place = { keys: [], labels: [] },
): WrittenField[] =>
  Object.entries(shape).flatMap(([key, field]) => {
    const place = { keys: [...keys, key], labels: [...labels, field.label] };
    const value = data[key];
    if (Array.isArray(value))
      return (value as Item[]).flatMap((item, at) => fieldsOf(field, item, at, place));
    if (field.kind !== 'text' || typeof value !== 'string') return [];
    return [
      { key, field, value, path: place.keys.join('.'), at: place.labels.join(' › '), beside: data, shape },
    ];
  });

function fieldsOf(field: FormField, item: Item, at: number, { keys, labels }: Place): WrittenField[] {
  const number = `${String(at + 1)}.`;
  if (field.kind === 'list')
    return writtenFields(field.item, item, { keys: [...keys, at], labels: [...labels, number] });
  const kind = field.kind === 'blocks' ? field.kinds[String(item['kind'])] : undefined;
  return kind
    ? writtenFields(kind.shape, item, { keys: [...keys, at], labels: [...labels, `${number} ${kind.label}`] })
    : [];
}
