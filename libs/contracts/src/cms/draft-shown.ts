import { type ContentDraft, draftSchemaOf, formOf } from './content-draft';
import type { ContentTypeName } from './content.labels';
import { isLinkTarget } from './fields';
import type { FormField, FormShape } from './form-fields';
import { isPictureAddress } from './picture-address';

type Item = Readonly<Record<string, unknown>>;

/** What must hold of what is written in a field of this kind before anybody is shown it: the rules of `fields.ts`. */
const rules: Readonly<Record<string, (written: string) => boolean>> = {
  link: isLinkTarget,
  picture: isPictureAddress,
  date: (day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)),
};

/**
 * A draft as it may be shown before it is complete: shaped as its type has it, and without the links, pictures and days that the type
 * would not let through. The words are as they were written. Null where it is of another shape altogether.
 */
export function draftShown(type: ContentTypeName, draft: object): ContentDraft | null {
  const { data } = draftSchemaOf(type).safeParse(draft);
  return data ? shown(formOf(type), data) : null;
}

const shown = (shape: FormShape, data: Item): Item =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, shape[key] ? shownField(shape[key], value) : value]),
  );

function shownField(field: FormField, value: unknown): unknown {
  if (field.kind === 'list') return (value as Item[]).map((item) => shown(field.item, item));
  if (field.kind === 'blocks')
    return (value as Item[]).map((item) => shown(field.kinds[String(item['kind'])]?.shape ?? {}, item));
  // A choice that is none of them is the first one.
  if (field.kind === 'choice')
    return field.choices.includes(value as string) ? value : (field.choices[0] ?? '');
  const holds = field.kind === 'text' && field.input ? rules[field.input] : undefined;
  return holds && !holds(value as string) ? '' : value;
}
