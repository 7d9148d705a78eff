import {
  changesOf,
  type ContentChange,
  type ContentDraft,
  type ContentTypeName,
  type FormField,
  formOf,
  type FormShape,
  itemName,
  shapeOf,
} from '@lyceum/contracts/cms';

type Path = readonly (string | number)[];
type Item = Readonly<Record<string, unknown>>;
/** The same place in what both had before, in what somebody else kept, and in what is typed here. */
interface Sides<Value> {
  readonly base: Value;
  readonly theirs: Value;
  readonly mine: Value;
}

/** A part in which two drafts differ, that can be taken from either. */
export interface Difference {
  readonly path: Path;
  /** Which it is, in the words of the form. */
  readonly at: string;
  /** From theirs to mine. */
  readonly changes: readonly ContentChange[];
  /** Whose it is where only one of the two changed it. */
  readonly only: Side | null;
}

export type Side = 'theirs' | 'mine';

/** Where two drafts differ, field by field; a list as a whole where its items came, went or moved. */
export const differencesOf = (type: ContentTypeName, sides: Sides<ContentDraft>): Difference[] =>
  inShape(formOf(type), sides, [], []);

/** Mine, with what was chosen of theirs in place of it. */
export const mergedOf = (
  { theirs, mine }: Pick<Sides<ContentDraft>, Side>,
  taken: readonly Path[],
): ContentDraft => taken.reduce<unknown>((draft, path) => placed(draft, theirs, path), mine) as ContentDraft;

function inShape(shape: FormShape, sides: Sides<Item>, path: Path, place: readonly string[]): Difference[] {
  const { base, theirs, mine } = sides;
  return Object.entries(shape).flatMap(([key, field]) =>
    inField(
      field,
      { base: base[key], theirs: theirs[key], mine: mine[key] },
      [...path, key],
      [...place, field.label],
    ),
  );
}

function inField(
  field: FormField,
  sides: Sides<unknown>,
  path: Path,
  place: readonly string[],
): Difference[] {
  const { base, theirs, mine } = sides;
  if (isSame(theirs, mine)) return [];
  if ((field.kind === 'list' || field.kind === 'blocks') && haveSameItems(sides))
    return sides.mine.flatMap((item, at) =>
      inShape(
        shapeOf(field, item),
        { base: sides.base[at] ?? {}, theirs: sides.theirs[at] ?? {}, mine: item },
        [...path, at],
        [...place, itemName(field, item, at)],
      ),
    );
  const changes = changesOf(field, theirs, mine, place);
  if (changes.length === 0) return [];
  const only = isSame(base, theirs) ? 'mine' : isSame(base, mine) ? 'theirs' : null;
  return [{ path, at: place.join(' › '), changes, only }];
}

/** Whether the items of a list are the same ones on all sides, in the same order, whatever was changed within. */
function haveSameItems(sides: Sides<unknown>): sides is Sides<readonly Item[]> {
  const { base, theirs, mine } = sides;
  if (!Array.isArray(base)) return false;
  return [theirs, mine].every(
    (side) =>
      Array.isArray(side) &&
      side.length === base.length &&
      side.every((item: Item, at) => {
        const was = base[at] as Item;
        // What stood elsewhere before was moved.
        return item['kind'] === was['kind'] && (isSame(item, was) || !base.some((one) => isSame(one, item)));
      }),
  );
}

function placed(draft: unknown, theirs: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return theirs;
  const [within, of] = [draft, theirs] as Record<string | number, unknown>[];
  const value = placed(within?.[key], of?.[key], rest);
  return Array.isArray(draft) ? draft.with(Number(key), value) : { ...within, [key]: value };
}

/** The database has its own order of keys. */
const wordsOf = (value: unknown): string =>
  JSON.stringify(value, (_key, it: unknown) =>
    it !== null && typeof it === 'object' && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).sort(([one], [other]) => (one < other ? -1 : 1)))
      : it,
  );

const isSame = (one: unknown, other: unknown): boolean => wordsOf(one) === wordsOf(other);
