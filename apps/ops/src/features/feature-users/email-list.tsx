import type { FeatureEmailPage, FeatureView } from '@lyceum/contracts/admin';
import { personalFields } from '@lyceum/contracts/personal-data';
import { failureTexts } from '@lyceum/shell';
import { confirm, type DataTableColumn, EmptyState, SearchField, toast } from '@lyceum/ui';
import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { RelatedTable } from '../../detail/related-table';
import { TimeValue } from '../../tables/cell-value';
import { toastOf } from './use-taking-back';

type EmailRow = FeatureEmailPage['rows'][number];

interface EmailListProps {
  readonly feature: FeatureView;
  readonly mayWrite: boolean;
}

const accountColumn: DataTableColumn<EmailRow> = {
  key: 'hasAccount',
  title: 'Account',
  render: ({ hasAccount }) => (hasAccount ? 'Yes' : 'Not yet'),
};

const columnsFor = (seesAccounts: boolean): DataTableColumn<EmailRow>[] => [
  { key: 'email', title: 'Email', render: ({ email }) => email },
  ...(seesAccounts ? [accountColumn] : []),
  { key: 'addedAt', title: 'Added', hideBelow: 'sm', render: ({ addedAt }) => <TimeValue at={addedAt} /> },
  { key: 'addedBy', title: 'Added by', hideBelow: 'md', render: ({ addedBy }) => addedBy ?? '–' },
];

/** Who is on the list of a feature, with a search. */
export function EmailList({ feature, mayWrite }: EmailListProps) {
  const [search, setSearch] = useState('');
  const remove = useRemoval(feature);
  const seesAccounts = useMay()(personalFields.hasAccount);
  return (
    <RelatedTable
      title="Extra users"
      list={trpc.features.emails}
      input={{ featureId: feature.id, search }}
      columns={columnsFor(seesAccounts)}
      labelOf={({ email }) => email}
      actions={<SearchField label="Find an email" size="sm" value={search} onChange={setSearch} />}
      empty={<NoEmails search={search} onShowAll={() => setSearch('')} />}
      {...(mayWrite && {
        rowActions: ({ email }: EmailRow) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove ${email}`}
            title="Remove"
            onClick={() => void remove(email)}
          >
            <IconTrash size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        ),
      })}
    />
  );
}

function NoEmails({ search, onShowAll }: { readonly search: string; readonly onShowAll: () => void }) {
  if (search === '')
    return (
      <EmptyState title="Nobody yet" description="Add people by pasting their emails, or with a CSV file." />
    );
  return (
    <EmptyState
      title="Nobody matches"
      description={`No email on this list contains “${search}”.`}
      illustration="search"
      action={
        <Button size="sm" variant="default" onClick={onShowAll}>
          Show everybody
        </Button>
      }
    />
  );
}

/** Takes one email off the list, after a question; undone by a press. */
function useRemoval(feature: FeatureView): (email: string) => Promise<void> {
  const onError = (error: unknown): void =>
    void toast.error(failureTexts(asFailure(error)).description ?? 'It was not changed. Please try again.');
  const add = trpc.features.addEmails.useMutation({ onError });
  const remove = trpc.features.removeEmails.useMutation({ onError });
  return async (email) => {
    const isSure = await confirm({
      title: `Remove ${email}?`,
      message: `They no longer have ${feature.name}.`,
      confirmLabel: 'Remove',
      tone: 'danger',
    });
    if (!isSure) return;
    const input = { featureId: feature.id, emails: [email] };
    const changed = await remove.mutateAsync({ ...input, revision: feature.revision }).catch(() => null);
    if (!changed) return;
    toast.success(`${email} was removed.`, {
      id: toastOf(feature.id),
      action: {
        label: 'Undo',
        onClick: () => add.mutate({ ...input, revision: changed.revision, isUndo: true }),
      },
    });
  };
}
