import { choicesOf } from './filter-text';
import { usePeople } from './use-people';

/** Names that fit a chip. */
const shownNames = 2;

/** Whom a filter lets through: `Ada Lovelace or Tom Reed`, `Ada Lovelace or 2 more`. */
export function PersonWords({ text }: { readonly text: string }) {
  const ids = choicesOf(text);
  const people = usePeople(ids);
  const names = ids.map((id) => people.find((person) => person.id === id)?.name ?? 'Somebody');
  return names.length > shownNames ? `${names[0]} or ${names.length - 1} more` : names.join(' or ');
}
