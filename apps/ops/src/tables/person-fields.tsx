import type { UserRow } from '@lyceum/contracts/auth';
import { tableLimits } from '@lyceum/contracts/ops';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../app/trpc';
import type { FilterFieldsProps } from './filter-fields';
import { choicesOf } from './filter-text';
import { PersonPicker } from './person-picker';
import { usePeople } from './use-people';

/** Shorter texts are in everybody's name. */
const shortestSearch = 2;

/** People who are offered; more of the name tell them apart. */
const offered = 8;

/** Milliseconds of rest before the server is asked. */
const rest = 250;

/** One or more people, found among those the reader may list. */
export function PersonFields({ column, text, onText }: FilterFieldsProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), rest);
  const isAsking = search.length >= shortestSearch;
  const answer = trpc.users.list.useQuery(
    { search, limit: offered },
    { enabled: isAsking, placeholderData: keepPreviousData },
  );
  const found = isAsking ? (answer.data?.rows ?? []) : [];
  const ids = choicesOf(text);
  const isFull = ids.length >= tableLimits.filterPeople;
  const people = usePeople(ids);
  // Whoever was just picked is known already.
  const chosen = ids.flatMap(
    (id) => [...found, ...people].find((person) => person.id === id) ?? nameless(id),
  );
  return (
    <PersonPicker
      label={column.label}
      search={typed}
      onSearch={setTyped}
      found={found}
      note={noteOf({ isFull, isAsking, isWaiting: answer.isFetching, isFailed: answer.isError, found })}
      chosen={chosen}
      onToggle={(id) => {
        if (ids.includes(id)) onText(ids.filter((other) => other !== id).join(','));
        else if (!isFull) onText([...ids, id].join(','));
      }}
    />
  );
}

interface Asked {
  readonly isFull: boolean;
  readonly isAsking: boolean;
  readonly isWaiting: boolean;
  readonly isFailed: boolean;
  readonly found: readonly UserRow[];
}

function noteOf({ isFull, isAsking, isWaiting, isFailed, found }: Asked): string | null {
  if (isFull) return `At most ${tableLimits.filterPeople} at once.`;
  if (!isAsking) return 'Type a part of the name.';
  if (isFailed) return 'They were not found. Please try again.';
  if (found.length > 0) return null;
  return isWaiting ? 'Searching…' : 'Nobody is called that.';
}

/** Somebody whose name is on its way, or not the reader's to know. */
const nameless = (id: string): UserRow => ({ id, name: 'Somebody', firstName: '', lastName: '', roles: [] });
