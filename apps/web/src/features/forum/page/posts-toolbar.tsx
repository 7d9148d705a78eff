import { type DesktopViewType, type ThreadSort, threadSorts } from '@lyceum/contracts/forum';
import { NativeSelect } from '@mantine/core';
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { useId } from 'react';
import { offeredSorts } from './forum-search';
import * as messages from './page.messages';
import classes from './posts-toolbar.module.css';

interface PostsToolbarProps {
  readonly sort: ThreadSort;
  readonly viewType: DesktopViewType;
  readonly onSort: (sort: ThreadSort) => void;
  readonly onViewType: (viewType: DesktopViewType) => void;
}

const sortLabels: Readonly<Record<ThreadSort, () => string>> = {
  NEWEST: messages.newest,
  OLDEST: messages.oldest,
  FEATURED: messages.featured,
  NAME: messages.byName,
  CLAPS: messages.mostClaps,
};

/** Radio buttons of the browser's: Mantine's segments are measured before the forum is on the screen. */
const views = [
  { value: 0, icon: IconLayoutList, words: messages.list },
  { value: 1, icon: IconLayoutGrid, words: messages.grid },
] as const;

/** In what order posts are shown (checklist line 62), and whether as a list or a grid (checklist line 63). */
export function PostsToolbar({ sort, viewType, onSort, onViewType }: PostsToolbarProps) {
  const name = useId();
  // A link may ask for an order the menu does not offer; then it is there, to be seen.
  const sorts = new Set([...offeredSorts, sort]);
  return (
    <div className={classes.root}>
      <NativeSelect
        size="md"
        aria-label={messages.sortThreads()}
        value={sort}
        data={Array.from(sorts, (value) => ({ value, label: sortLabels[value]() }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = threadSorts.find((known) => known === value);
          if (chosen) onSort(chosen);
        }}
      />
      <fieldset role="radiogroup" aria-label={messages.view()} className={classes.views}>
        {views.map(({ value, icon: Icon, words }) => (
          <label key={value} className={classes.view} title={words()}>
            <input
              type="radio"
              name={name}
              checked={value === viewType}
              onChange={() => onViewType(value)}
              className={classes.choice}
              aria-label={words()}
            />
            <Icon size={18} stroke={1.75} aria-hidden />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
