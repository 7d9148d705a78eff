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
    const list = root.current;
    if (!list) return undefined;
    // Told once the screen is laid out: it may be hidden until all of it is there, and places asked for now cost a layout.
    const observer = new ResizeObserver(() => {
      const tab = list.querySelector<HTMLElement>('[data-current="true"]');
      if (tab) list.scrollLeft = tab.offsetLeft - list.offsetLeft - 16;
    });
    observer.observe(list);
    return () => observer.disconnect();
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
