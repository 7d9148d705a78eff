import type { ListedView, TableDeclaration } from '@lyceum/contracts/ops';
import { VisuallyHidden } from '@mantine/core';
import { IconHome, IconUsers } from '@tabler/icons-react';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { sectionsOf } from '../app/navigation';
import { wasVisited } from './list-memory';
import { SaveViewForm } from './save-view-form';
import classes from './saved-views.module.css';
import { type TableSearch, type TableView, toSearch } from './table-address';
import { useDefaultView, useSavedViews } from './use-saved-views';
import { savedAddress, usableViews, viewAddress } from './view-address';
import { ViewMenu } from './view-menu';

interface SavedViewsProps {
  readonly table: TableDeclaration;
  readonly view: TableView;
}

/** The views of a table, each an address: the section's, one's own and shared ones; and the way to save the present one. */
export function SavedViews({ table, view }: SavedViewsProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const section = sectionsOf(useRouter()).find((one) => one.path === path);
  const saved = useSavedViews(table);
  const here = viewAddress(table, toSearch(table, view));
  const all = viewAddress(table, {});
  const [isFirstVisit] = useState(() => !wasVisited(path));
  useDefaultView(table, saved.views, isFirstVisit && here.text === all.text);
  const { views = [] } = saved;
  const list = useRef<HTMLElement>(null);
  // The menu goes with its view, and would take the focus along.
  const goOn = () => list.current?.querySelector('a')?.focus();
  const builtIn = usableViews(table, section?.views ?? []);
  const known = [all, ...builtIn, ...views.map((one) => savedAddress(table, one))];
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
      {views.map((one) => {
        const { search, text } = savedAddress(table, one);
        const isCurrent = text === here.text;
        return (
          <span key={one.id} className={classes.saved}>
            <ViewLink search={search} isCurrent={isCurrent}>
              {one.name}
              <ViewMarks view={one} />
            </ViewLink>
            {isCurrent && (
              <ViewMenu
                view={one}
                onRename={(name) => saved.rename(one, name)}
                onShare={(isShared) => saved.share(one, isShared)}
                onDefault={(isDefault) => saved.begin(one, isDefault)}
                onRemove={() => void saved.remove(one, goOn)}
              />
            )}
          </span>
        );
      })}
      {!isKnown && <SaveViewForm onSave={(name) => saved.save(name, here.text)} />}
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
