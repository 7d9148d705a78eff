import type { ListedView, TableDeclaration } from '@lyceum/contracts/ops';
import { Popover, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconHome, IconUsers } from '@tabler/icons-react';
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
      {!isKnown && <SaveViewForm onSave={(name) => saved.save(name, here.text)} />}
    </nav>
  );
}

interface LostViewProps {
  readonly view: ListedView;
  readonly lost: readonly string[];
}

/** A view that would show other rows than it was saved for says so, and does not open. */
function LostView({ view: { name, mayChange }, lost }: LostViewProps) {
  return (
    <Popover position="bottom-start" width={320} returnFocus>
      <Popover.Target>
        <button type="button" className={classes.view} data-lost>
          {name}
          <IconAlertTriangle {...icon} />
          <VisuallyHidden>, cannot be shown any more</VisuallyHidden>
        </button>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        This view was saved with a filter that the list no longer has in that form: {lost.join(', ')}. Without
        it, it would show other rows.{' '}
        {mayChange
          ? 'Filter anew and save that under the same name, or remove the view.'
          : 'Whoever shares it can save it anew.'}
      </Popover.Dropdown>
    </Popover>
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
