import { TableSkeleton } from '@lyceum/ui';
import { Skeleton } from '@mantine/core';
import classes from './detail-page.module.css';

const facts = ['55%', '80%', '40%', '65%', '50%'];

/** A record on its way: its title, a table of what belongs to it, and the facts beside. */
export function RecordSkeleton() {
  return (
    <>
      <Skeleton height={22} width="min(280px, 70%)" radius="sm" mt={12} mb={24} />
      <div className={classes.columns}>
        <div className={classes.sections}>
          <TableSkeleton columns={3} />
        </div>
        <div className={`${classes.side} ${classes.facts}`}>
          {facts.map((width) => (
            <Skeleton key={width} height={14} width={width} radius="sm" my={4} />
          ))}
        </div>
      </div>
    </>
  );
}
