import type { FormField, FormShape } from './form-fields';
import { readProse } from './prose';

/** Somewhere that an entry leads to, and the field in which it says so. */
export interface ContentLink {
  readonly at: string;
  readonly target: string;
}

type Item = Readonly<Record<string, unknown>>;

/** Every link of an entry, in its fields and in its texts. */
export const linksOf = (shape: FormShape, data: Item, place: readonly string[] = []): ContentLink[] =>
  Object.entries(shape).flatMap(([key, field]) => linksIn(field, data[key], [...place, field.label]));

function linksIn(field: FormField, value: unknown, place: readonly string[]): ContentLink[] {
  if (Array.isArray(value))
    return (value as Item[]).flatMap((item, at) => {
      if (field.kind === 'list') return linksOf(field.item, item, [...place, `${String(at + 1)}.`]);
      const kind = field.kind === 'blocks' ? field.kinds[String(item['kind'])] : undefined;
      return kind ? linksOf(kind.shape, item, [...place, `${String(at + 1)}. ${kind.label}`]) : [];
    });
  if (field.kind !== 'text' || typeof value !== 'string' || value === '') return [];
  const at = place.join(' › ');
  if (field.input === 'link') return [{ at, target: value }];
  return field.input === 'prose' ? hrefsOf(value).map((target) => ({ at, target })) : [];
}

const hrefsOf = (text: string): string[] =>
  readProse(text)
    .flatMap((part) => (part.kind === 'list' ? part.items.flat() : part.spans))
    .flatMap(({ href }) => href ?? []);
