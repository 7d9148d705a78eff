import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import classes from './tab-links.module.css';

export interface TabLink {
  readonly name: string;
  readonly label: string;
  /** Where it leads; the address says which tab is open. */
  readonly link: LinkProps;
  /** Shown after the label: how much is waiting. */
  readonly count?: number;
}

interface TabLinksProps {
  /** What the tabs are of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly current: string;
}

/** Tabs as links: each opens in a new window, and Back leads to the one before. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const root = useRef<HTMLElement>(null);
  // On a phone the tab of a link may lie beyond the edge.
  useEffect(() => {
    // Places asked for now would have the browser lay the screen out once more.
    const frame = requestAnimationFrame(() => {
      const tab = root.current?.querySelector<HTMLElement>('[data-current="true"]');
      if (root.current && tab) root.current.scrollLeft = tab.offsetLeft - root.current.offsetLeft - 16;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <nav ref={root} aria-label={label} className={classes.root}>
      <ul className={classes.list}>
        {tabs.map(({ name, label: text, link, count }) => (
          <li key={name}>
            <Link
              {...link}
              resetScroll={false}
              className={classes.tab ?? ''}
              data-current={name === current}
              aria-current={name === current ? 'page' : undefined}
              activeOptions={{ exact: true }}
              activeProps={{}}
            >
              {text}
              {count !== undefined && count > 0 && <span className={classes.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
