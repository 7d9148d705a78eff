import type { ContentTypeName } from './content.labels';
import { type ContentDraft, formOf } from './content-draft';
import type { FormField, FormShape } from './form-fields';

/** One thing that is other than it was: where, and how it reads on both sides; null where it is not there at all. */
export interface ContentChange {
  /** In the words of the form: `Blocks › 2. Text › Heading`. */
  readonly at: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Item = Readonly<Record<string, unknown>>;

/** What is different between two versions, field by field, as somebody reads it who knows the form. */
export const contentChanges = (
  type: ContentTypeName,
  before: ContentDraft,
  after: ContentDraft,
): ContentChange[] => changesIn(formOf(type), before, after, []);

function changesIn(shape: FormShape, before: Item, after: Item, place: readonly string[]): ContentChange[] {
  return Object.entries(shape).flatMap(([key, field]) =>
    changesOf(field, before[key], after[key], [...place, field.label]),
  );
}

/** Of one field of a form, which stands at a place. */
export function changesOf(
  field: FormField,
  before: unknown,
  after: unknown,
  place: readonly string[],
): ContentChange[] {
  if (field.kind === 'list' || field.kind === 'blocks')
    return itemChanges(field, itemsOf(before), itemsOf(after), place);
  const [was, is] = [textOf(before), textOf(after)];
  return was === is ? [] : [{ at: place.join(' › '), before: was, after: is }];
}

/** Items that stayed the same hold their places; what is between them is paired in order, and the rest came or went. */
function itemChanges(
  field: Extract<FormField, { kind: 'list' | 'blocks' }>,
  before: readonly Item[],
  after: readonly Item[],
  place: readonly string[],
): ContentChange[] {
  const found: ContentChange[] = [];
  const nameOf = (item: Item, at: number): string[] => [...place, itemName(field, item, at)];
  const told = (item: Item, at: number, is: 'before' | 'after'): ContentChange => ({
    at: nameOf(item, at).join(' › '),
    before: null,
    after: null,
    [is]: wordsOf(shapeOf(field, item), item),
  });
  for (const { was, is } of pairs(before, after)) {
    if (was && is && was.item['kind'] === is.item['kind'])
      found.push(...changesIn(shapeOf(field, is.item), was.item, is.item, nameOf(is.item, is.at)));
    else {
      if (was) found.push(told(was.item, was.at, 'before'));
      if (is) found.push(told(is.item, is.at, 'after'));
    }
  }
  return found;
}

interface Placed {
  readonly item: Item;
  readonly at: number;
}

interface Pair {
  readonly was?: Placed | undefined;
  readonly is?: Placed | undefined;
}

function pairs(before: readonly Item[], after: readonly Item[]): Pair[] {
  const found: Pair[] = [];
  let [from, to] = [0, 0];
  for (const [was, is] of [...kept(before, after), [before.length, after.length] as const]) {
    while (from < was || to < is) {
      const left = from < was ? { item: before[from] ?? {}, at: from++ } : undefined;
      const right = to < is ? { item: after[to] ?? {}, at: to++ } : undefined;
      found.push({ was: left, is: right });
    }
    [from, to] = [was + 1, is + 1];
  }
  return found;
}

/** Places of the longest run of items that are the same on both sides, in order. */
function kept(before: readonly Item[], after: readonly Item[]): (readonly [number, number])[] {
  const [left, right] = [before, after].map((items) => items.map((item) => JSON.stringify(item)));
  const longest = lengths(left ?? [], right ?? []);
  const found: [number, number][] = [];
  let [from, to] = [0, 0];
  while (from < before.length && to < after.length) {
    if (left?.[from] === right?.[to]) found.push([from++, to++]);
    else if ((longest[from + 1]?.[to] ?? 0) >= (longest[from]?.[to + 1] ?? 0)) from += 1;
    else to += 1;
  }
  return found;
}

function lengths(left: readonly string[], right: readonly string[]): number[][] {
  const table = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  for (let from = left.length - 1; from >= 0; from -= 1)
    for (let to = right.length - 1; to >= 0; to -= 1) {
      const row = table[from] ?? [];
      const below = table[from + 1] ?? [];
      row[to] =
        left[from] === right[to] ? 1 + (below[to + 1] ?? 0) : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  return table;
}

const itemsOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? (value as Item[]) : []);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The fields of an item of a list, or of a block. */
export const shapeOf = (field: Extract<FormField, { kind: 'list' | 'blocks' }>, item: Item): FormShape =>
  field.kind === 'list' ? field.item : (field.kinds[textOf(item['kind'])]?.shape ?? {});

const kindLabel = (field: Extract<FormField, { kind: 'list' | 'blocks' }>, item: Item): string => {
  const kind = textOf(item['kind']);
  return field.kind === 'list' ? 'Item' : (field.kinds[kind]?.label ?? kind);
};

/** How an item is called among the others: `2. Text`. */
export const itemName = (
  field: Extract<FormField, { kind: 'list' | 'blocks' }>,
  item: Item,
  at: number,
): string => `${String(at + 1)}. ${kindLabel(field, item)}`;

/** All that stands in something, line by line. */
const wordsOf = (shape: FormShape, item: Item): string =>
  Object.entries(shape)
    .flatMap(([key, field]) => {
      if (field.kind === 'list' || field.kind === 'blocks')
        return itemsOf(item[key]).map((inner) => wordsOf(shapeOf(field, inner), inner));
      const text = textOf(item[key]);
      return text === '' ? [] : [`${field.label}: ${text}`];
    })
    .join('\n');
