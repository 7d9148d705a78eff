import { VisuallyHidden } from '@mantine/core';
import { IconEye, IconMessageCircle, type TablerIcon } from '@tabler/icons-react';
import { ClapIcon } from './clap-icon';
import { compactCount, countOf } from './compact-count';
import classes from './thread-card.module.css';
import type { ThreadCardItem } from './thread-card.types';

/** Claps, views and posts of a thread, small and quiet. */
export function ThreadCounts({
  thread,
}: {
  readonly thread: Pick<ThreadCardItem, 'clapsCnt' | 'viewsCnt' | 'postsCnt'>;
}) {
  return (
    <span className={classes.counts}>
      <Count icon={ClapIcon} count={thread.clapsCnt} thing="clap" />
      <Count icon={IconMessageCircle} count={thread.postsCnt} thing="post" />
      <Count icon={IconEye} count={thread.viewsCnt} thing="view" />
    </span>
  );
}

interface CountProps {
  readonly icon: TablerIcon | typeof ClapIcon;
  readonly count: number;
  readonly thing: string;
}

function Count({ icon: Icon, count, thing }: CountProps) {
  return (
    <span className={classes.count} title={countOf(count, thing)}>
      <Icon size={17} stroke={1.6} aria-hidden />
      <span aria-hidden>{compactCount(count)}</span>
      <VisuallyHidden>{countOf(count, thing)}</VisuallyHidden>
    </span>
  );
}
