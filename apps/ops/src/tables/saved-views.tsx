import type { ListedView, TableDeclaration } from '@lyceum/contracts/ops';
import { VisuallyHidden } from '@mantine/core';
import { IconHome, IconUsers } from '@tabler/icons-react';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { sectionsOf } from '../app/navigation';
import { wasVisited } from './list-memory';
import classes from './saved-views.module.css';
import { type TableSearch, type TableView, toSearch } from './table-address';
import { LostView, SaveView, ViewMenu } from './table-tools';
import { useDefaultView, useSavedViews } from './use-saved-views';
import { savedAddress, usableViews, viewAddress } from './view-address';

interface SavedViewsProps {
  readonly table: TableDeclaration;
  readonly view: TableView;
}

/** The views of a table, each an address: the section's, one's own and shared ones; and the way to save the present one. */
export function SavedViews({ table, view }: SavedViewsProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isBeginning = useLocation({ select: ({ state }) => state.isBeginning === true });
  const section = sectionsOf(useRouter()).find((one) => one.path === path);
  const saved = useSavedViews(table);
  const here = viewAddress(table, toSearch(table, view));
  const all = viewAddress(table, {});
  const [isFirstVisit] = useState(() => !wasVisited(path));
  useDefaultView(table, saved.views, isFirstVisit && (isBeginning || here.text === all.text));
  const { views = [] } = saved;
  const list = useRef<HTMLElement>(null);
  // The menu goes with its view, and would take the focus along.
  const goOn = () => list.current?.querySelector('a')?.focus();
  const builtIn = usableViews(table, section?.views ?? []);
  const listed = views.map((one) => ({ one, ...savedAddress(table, one) }));
  const known = [all, ...builtIn, ...listed.filter(({ lost }) => lost.length === 0)];
  const isKnown = known.some(({ text }) => text === here.text);
  return (
    <nav ref={list} className={classes.root} aria-label="Views">
      <ViewLink search={all.search} isCurrent={here.text === all.text}>
        All
      </ViewLink>
      {builtIn.map(({ name, search, text }) => (
        <ViewLink key={name} search={search} isCurrent={text === here.text}>
          {name}
        </ViewLink>
      ))}
      {listed.map(({ one, search, text, lost }) => {
        const isUsable = lost.length === 0;
        const isCurrent = isUsable && text === here.text;
        return (
          <span key={one.id} className={classes.saved}>
            {isUsable ? (
              <ViewLink search={search} isCurrent={isCurrent}>
                {one.name}
                <ViewMarks view={one} />
              </ViewLink>
            ) : (
              <LostView view={one} lost={lost} />
            )}
            {(isUsable ? isCurrent : one.mayChange || one.isDefault) && (
              <ViewMenu
                view={one}
                isUsable={isUsable}
                onRename={(name) => saved.rename(one, name)}
                onShare={(isShared) => saved.share(one, isShared)}
                onDefault={(isDefault) => saved.begin(one, isDefault)}
                onRemove={() => void saved.remove(one, goOn)}
              />
            )}
          </span>
        );
      })}
      {!isKnown && <SaveView onSave={(name) => saved.save(name, here.text)} />}
    </nav>
  );
}

const icon = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

/** That others see a view, and by whom it is shared; that one begins with it. */
function ViewMarks({ view: { isShared, isDefault, owner } }: { readonly view: ListedView }) {
  const words = owner === null ? 'shared' : `shared by ${owner}`;
  return (
    <>
      {isShared && (
        <span title={words} className={classes.mark}>
          <IconUsers {...icon} />
          <VisuallyHidden>, {words}</VisuallyHidden>
        </span>
      )}
      {isDefault && (
        <span title="You begin with it" className={classes.mark}>
          <IconHome {...icon} />
          <VisuallyHidden>, you begin with it</VisuallyHidden>
        </span>
      )}
    </>
  );
}

interface ViewLinkProps {
  readonly search: TableSearch;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function ViewLink({ search, isCurrent, children }: ViewLinkProps) {
  return (
    <Link
      to="."
      search={search}
      className={classes.view}
      data-current={isCurrent || undefined}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {children}
    </Link>
  );
}
