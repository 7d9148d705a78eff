import { moderationTable } from '@lyceum/contracts/moderation';
import { SegmentedControl } from '@mantine/core';
import { refined } from '../../tables/table-address';
import { useTableView } from '../../tables/use-table-view';
import classes from './case.module.css';

const orders = {
  'createdAt asc': 'Oldest first',
  'reportsCnt desc': 'Most reported first',
  'createdAt desc': 'Newest first',
} as const;

const choices = Object.entries(orders).map(([value, label]) => ({ value, label }));

/** In which order the queue is worked through. */
export function QueueOrder() {
  const { view, onView } = useTableView(moderationTable);
  const { key, direction } = view.sort;
  return (
    <SegmentedControl
      size="xs"
      className={classes.order}
      aria-label="Order"
      value={`${key} ${direction}`}
      onChange={(value) => {
        const [by = key, way] = value.split(' ');
        onView(refined(view, { sort: { key: by, direction: way === 'asc' ? 'asc' : 'desc' } }));
      }}
      data={choices}
    />
  );
}
