import type { ListedView, TableDeclaration } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { confirm, type ConfirmRequest, toast } from '@lyceum/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { asFailure } from '../app/as-failure';
import { trpc } from '../app/trpc';
import { savedAddress } from './view-address';

/**
 * The views of a table somebody sees, and what can be done with them; undefined until they have come. Saving and renaming
 * answer whether it was done.
 */
export function useSavedViews(table: TableDeclaration) {
  const { data: views } = trpc.views.list.useQuery({ table: table.name });
  const options = {
    onError: (error: unknown) =>
      toast.error(
        failureTexts(asFailure(error)).description ?? 'The views were not changed. Please try again.',
      ),
  };
  const saving = trpc.views.save.useMutation(options);
  const renaming = trpc.views.rename.useMutation(options);
  const sharing = trpc.views.share.useMutation(options);
  const beginning = trpc.views.setDefault.useMutation(options);
  const removing = trpc.views.remove.useMutation(options);
  const save = (name: string, search: string): Promise<boolean> => {
    const own = views?.find((one) => one.owner === null && one.name === name);
    return isDone(saving.mutateAsync({ table: table.name, name, search, searchRead: own?.search ?? null }));
  };
  const remove = async (
    { id, name, search, owner, isShared }: ListedView,
    onRemoved: () => void,
  ): Promise<void> => {
    // Neither somebody else's nor what others have begun with can be given back as it was: that is asked first.
    const isFinal = owner !== null || isShared;
    if (isFinal && !(await confirm(removalOf(name)))) return;
    removing.mutate(
      { id },
      {
        onSuccess: () => {
          onRemoved();
          toast.info(
            `The view “${name}” is gone.`,
            isFinal ? {} : { action: { label: 'Undo', onClick: () => void save(name, search) } },
          );
        },
      },
    );
  };
  return {
    views,
    save,
    remove,
    rename: ({ id, name: nameRead }: ListedView, name: string) =>
      isDone(renaming.mutateAsync({ id, name, nameRead })),
    share: ({ id }: ListedView, isShared: boolean) => sharing.mutate({ id, isShared }),
    begin: ({ id }: ListedView, isDefault: boolean) =>
      beginning.mutate({ table: table.name, id: isDefault ? id : null }),
  };
}

/** Whether a change was made; why not is said in a toast. */
const isDone = (change: Promise<unknown>): Promise<boolean> =>
  change.then(
    () => true,
    () => false,
  );

const removalOf = (name: string): ConfirmRequest => ({
  title: `Remove “${name}” for everybody?`,
  message: 'Whoever looks at the list with it or begins with it has it no longer. This cannot be undone.',
  confirmLabel: 'Remove for everybody',
  tone: 'danger',
});

/** Who comes to a list for the first time, by no other address, begins with the view they have chosen for that. */
export function useDefaultView(
  table: TableDeclaration,
  views: readonly ListedView[] | undefined,
  isOpen: boolean,
): void {
  const navigate = useNavigate();
  const isDue = useRef(isOpen);
  useEffect(() => {
    if (!views || !isDue.current) return;
    isDue.current = false;
    const chosen = views.find(({ isDefault }) => isDefault);
    if (!chosen || !isOpen) return;
    const { search, lost } = savedAddress(table, chosen);
    // What it picked rows by is gone: it would show other rows under its name.
    if (lost.length === 0) void navigate({ to: '.', search, replace: true });
  }, [views, isOpen, table, navigate]);
}
