import { VisuallyHidden } from '@mantine/core';
import { IconEye, IconMessageCircle, type TablerIcon } from '@tabler/icons-react';
import { ClapIcon } from './clap-icon';
import * as counts from '../parts/counts.messages';
import { compactCount } from './compact-count';
import classes from './thread-card.module.css';
import type { ThreadRow } from '../forum.types';

/** Claps, views and posts of a thread, small and quiet. */
export function ThreadCounts({
  thread,
}: {
  readonly thread: Pick<ThreadRow, 'clapsCnt' | 'viewsCnt' | 'postsCnt'>;
}) {
  return (
    <span className={classes.counts}>
      <Count icon={ClapIcon} count={thread.clapsCnt} said={counts.claps} />
      <Count icon={IconMessageCircle} count={thread.postsCnt} said={counts.replies} />
      <Count icon={IconEye} count={thread.viewsCnt} said={counts.views} />
    </span>
  );
}

interface CountProps {
  readonly icon: TablerIcon | typeof ClapIcon;
  readonly count: number;
  readonly said: typeof counts.claps;
}

function Count({ icon: Icon, count, said }: CountProps) {
  return (
    <span className={classes.count} title={said({ count })}>
      <Icon size={17} stroke={1.6} aria-hidden />
      <span aria-hidden>{compactCount(count)}</span>
      <VisuallyHidden>{said({ count })}</VisuallyHidden>
    </span>
  );
}
