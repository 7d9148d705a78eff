import type { SavedView, TableDeclaration } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { asFailure } from '../app/as-failure';
import { trpc } from '../app/trpc';
import { SaveViewForm } from './save-view-form';
import { readView, refined, type TableSearch, type TableView, toSearch } from './table-address';
import classes from './saved-views.module.css';

interface SavedViewsProps {
  readonly table: TableDeclaration;
  readonly view: TableView;
}

/** The views of a table somebody has saved, each an address; and the way to save the one that is looked at. */
export function SavedViews({ table, view }: SavedViewsProps) {
  const { views, save, remove } = useSavedViews(table);
  const here = addressOf(table, toSearch(table, view));
  const all = addressOf(table, {});
  const isKnown = here.text === all.text || views.some((saved) => searchOf(table, saved).text === here.text);
  return (
    <nav className={classes.root} aria-label="Views">
      <ViewLink name="All" search={all.search} isCurrent={here.text === all.text} />
      {views.map((saved) => {
        const { search, text } = searchOf(table, saved);
        return (
          <span key={saved.id} className={classes.saved}>
            <ViewLink name={saved.name} search={search} isCurrent={text === here.text} />
            {text === here.text && (
              <button
                type="button"
                className={classes.remove}
                aria-label={`Remove the view ${saved.name}`}
                title="Remove this view"
                onClick={() => remove(saved)}
              >
                <IconX size={14} stroke={2} aria-hidden />
              </button>
            )}
          </span>
        );
      })}
      {!isKnown && <SaveViewForm onSave={(name) => save(name, here.text)} />}
    </nav>
  );
}

interface ViewLinkProps {
  readonly name: string;
  readonly search: TableSearch;
  readonly isCurrent: boolean;
}

function ViewLink({ name, search, isCurrent }: ViewLinkProps) {
  return (
    <Link
      to="."
      search={search}
      className={classes.view}
      data-current={isCurrent || undefined}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {name}
    </Link>
  );
}

/** The search parameters of a view without its place, and the same as a text that equal views have in common. */
function addressOf(table: TableDeclaration, raw: Readonly<Record<string, unknown>>) {
  const search = toSearch(table, refined(readView(table, raw), {}));
  const sorted = Object.entries(search).sort(([one], [other]) => (one < other ? -1 : 1));
  return { search, text: JSON.stringify(Object.fromEntries(sorted)) };
}

/** A saved view as an address of today: what the table no longer has is left out. */
function searchOf(table: TableDeclaration, { search }: SavedView) {
  try {
    return addressOf(table, JSON.parse(search) as Record<string, unknown>);
  } catch {
    return addressOf(table, {});
  }
}

function useSavedViews(table: TableDeclaration) {
  const { data: views = [] } = trpc.views.list.useQuery({ table: table.name });
  const options = {
    onError: (error: unknown) =>
      toast.error(
        failureTexts(asFailure(error)).description ?? 'The views were not changed. Please try again.',
      ),
  };
  const saving = trpc.views.save.useMutation(options);
  const removing = trpc.views.remove.useMutation(options);
  const save = (name: string, search: string): void => saving.mutate({ table: table.name, name, search });
  const remove = ({ id, name, search }: SavedView): void =>
    removing.mutate(
      { id },
      {
        onSuccess: () =>
          toast.info(`The view “${name}” is gone.`, {
            action: { label: 'Undo', onClick: () => save(name, search) },
          }),
      },
    );
  return { views, save, remove };
}
