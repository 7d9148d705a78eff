import type { ContentTypeName } from './content.labels';
import { type ContentDraft, formOf } from './content-draft';
import type { FormField, FormShape } from './form-fields';

type Item = Readonly<Record<string, unknown>>;

/** Whether there are other words for it in each language: not for links, pictures, days, numbers and choices, nor for a name that blocks go by. */
export const isTranslated = (field: FormField): boolean =>
  field.kind === 'text' && !field.isShared && !['link', 'picture', 'date'].includes(field.input ?? '');

/** What a translation begins with: the same blocks and all that is the same in each language, and no words. */
export const blankTranslation = (type: ContentTypeName, original: ContentDraft): ContentDraft =>
  blank(formOf(type), original);

const blank = (shape: FormShape, data: Item): Item =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, shape[key] ? blankField(shape[key], value) : value]),
  );

function blankField(field: FormField, value: unknown): unknown {
  if (field.kind === 'list') return (value as Item[]).map((item) => blank(field.item, item));
  if (field.kind === 'blocks')
    return (value as Item[]).map((item) => blank(field.kinds[String(item['kind'])]?.shape ?? {}, item));
  return isTranslated(field) ? '' : value;
}
