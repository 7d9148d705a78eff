import { iconButton, useIsPhone } from '@lyceum/ui';
import { VisuallyHidden } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../layout/formats';
import { lastSearchOf } from '../tables/list-memory';
import classes from './console-navigation.module.css';
import { type ConsoleSection, sectionOf } from './navigation';
import { useWaiting } from './use-waiting';

interface ConsoleNavigationProps {
  readonly sections: readonly ConsoleSection[];
  /** Icons only. */
  readonly isNarrow: boolean;
  readonly onToggle: () => void;
}

/** A badge holds no larger number. */
const shownCount = 99;

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The sections somebody may enter: beside the content, narrowed to icons on request, a strip above it on a phone. */
export function ConsoleNavigation({ sections, isNarrow, onToggle }: ConsoleNavigationProps) {
  const waiting = useWaiting(sections);
  const list = useSectionInSight();
  const isPhone = useIsPhone();
  const here = useLocation({ select: ({ pathname }) => sectionOf(sections, pathname)?.path });
  const Toggle = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes.root} data-narrow={isNarrow || undefined} data-docked={isPhone || undefined}>
      <nav ref={list} aria-label="Console" className={classes.sections}>
        {sections.map(({ path, label, icon: Icon, letter }) => (
          <Link
            key={path}
            to={path}
            search={lastSearchOf(path)}
            className={classes.section}
            activeProps={{ className: classes.active }}
            // A path may lie below that of another section, which it is not of.
            activeOptions={{ includeSearch: false, exact: path === '/' || path !== here }}
            aria-keyshortcuts={`g ${letter}`}
            title={isNarrow ? label : undefined}
          >
            <Icon {...icon} />
            <span className={classes.label}>{label}</span>
            <Waiting count={waiting.get(path) ?? 0} />
          </Link>
        ))}
      </nav>
      <button
        type="button"
        className={`${iconButton} ${classes.toggle}`}
        aria-expanded={!isNarrow}
        aria-keyshortcuts="["
        aria-label="Names of the sections"
        title={isNarrow ? 'Show names' : 'Show icons only'}
        onClick={onToggle}
      >
        <Toggle {...icon} />
      </button>
    </div>
  );
}

/** The strip of a phone is scrolled to the section one is in. */
function useSectionInSight() {
  const list = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    // Nothing but the strip itself is scrolled.
    if (here && list.current)
      list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2;
  }, [path]);
  return list;
}

/** How much of a section waits for staff. */
function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.waiting}>
      {count > shownCount ? `${shownCount}+` : formatNumber(count)}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
