import { fullName } from '@lyceum/contracts/auth';
import type { SearchTime } from '@lyceum/contracts/search';
import { NativeSelect } from '@mantine/core';
import { type SearchAddress, searchTimes } from './search-address';
import type { ThreadHit } from './search-queries';
import * as messages from './search-screen.messages';
import classes from './search.module.css';

interface ThreadFiltersProps {
  readonly search: SearchAddress;
  /** The threads found without filters: their forums and authors are the choices. */
  readonly known: readonly ThreadHit[];
  readonly onSearch: (search: SearchAddress) => void;
}

const timeLabels: Readonly<Record<SearchTime, () => string>> = {
  DAY: messages.lastDay,
  WEEK: messages.lastWeek,
  MONTH: messages.lastMonth,
  YEAR: messages.lastYear,
};

/** What narrows the threads: their forum, who wrote, and when. */
export function ThreadFilters({ search, known, onSearch }: ThreadFiltersProps) {
  const narrow = (change: Pick<SearchAddress, 'forum' | 'author' | 'time'>) => {
    const next = { ...search, ...change };
    onSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  };
  const forums = known.map(({ community }) => ({ value: community.id, label: community.displayName }));
  const authors = known.map(({ creator, reply }) => {
    const person = reply?.author ?? creator;
    return { value: person.id, label: fullName(person) };
  });
  const times = searchTimes.map((value) => ({ value: String(value), label: timeLabels[value]() }));
  return (
    <div className={classes.filters}>
      <Filter
        label={messages.forum()}
        any={messages.anyForum()}
        choices={forums}
        value={search.forum}
        onChange={(forum) => narrow({ forum })}
      />
      <Filter
        label={messages.author()}
        any={messages.anyAuthor()}
        choices={authors}
        value={search.author}
        onChange={(author) => narrow({ author })}
      />
      <Filter
        label={messages.time()}
        any={messages.anyTime()}
        choices={times}
        value={search.time}
        onChange={(chosen) => narrow({ time: searchTimes.find((time) => time === chosen) ?? undefined })}
      />
    </div>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface FilterProps {
  readonly label: string;
  /** What it says where nothing is chosen. */
  readonly any: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  /** Called with '' for anything. */
  readonly onChange: (value: string) => void;
}

function Filter({ label, any, choices, value = '', onChange }: FilterProps) {
  const distinct = new Map(choices.map((choice) => [choice.value, choice]));
  // A link may name one that is not among what was found.
  if (value !== '' && !distinct.has(value)) distinct.set(value, { value, label: messages.chosen() });
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={[{ value: '', label: any }, ...distinct.values()]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
