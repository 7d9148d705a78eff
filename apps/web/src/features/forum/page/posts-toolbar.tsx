import { type DesktopViewType, type ThreadSort, threadSorts } from '@lyceum/contracts/forum';
import { NativeSelect, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
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

/** In what order posts are shown (checklist line 62), and whether as a list or a grid (checklist line 63). */
export function PostsToolbar({ sort, viewType, onSort, onViewType }: PostsToolbarProps) {
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
      <SegmentedControl
        aria-label={messages.view()}
        value={String(viewType)}
        onChange={(value) => onViewType(value === '1' ? 1 : 0)}
        data={[
          { value: '0', label: <ViewLabel icon={IconLayoutList} words={messages.list()} /> },
          { value: '1', label: <ViewLabel icon={IconLayoutGrid} words={messages.grid()} /> },
        ]}
      />
    </div>
  );
}

function ViewLabel({ icon: Icon, words }: { readonly icon: typeof IconLayoutList; readonly words: string }) {
  return (
    <span className={classes.label} title={words}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
