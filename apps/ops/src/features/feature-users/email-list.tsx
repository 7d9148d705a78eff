import type { FeatureEmailPage, FeatureView } from '@lyceum/contracts/admin';
import { personalFields } from '@lyceum/contracts/personal-data';
import { failureTexts } from '@lyceum/shell';
import { confirm, DataTable, type DataTableColumn, EmptyState, SearchField, toast } from '@lyceum/ui';
import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { DetailSection } from '../../detail/detail-section';
import { TimeValue } from '../../tables/cell-value';
import { useFeatureCache } from './use-feature-cache';

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
  const [trail, setTrail] = useState<readonly string[]>([]);
  const question = { featureId: feature.id, search, cursor: trail.at(-1) ?? null };
  const answer = trpc.features.emails.useQuery(question, { placeholderData: keepPreviousData });
  const remove = useRemoval(feature);
  const seesAccounts = useMay()(personalFields.hasAccount);
  const nextCursor = answer.data?.nextCursor ?? null;
  const find = (text: string) => {
    setSearch(text);
    setTrail([]);
  };
  return (
    <DetailSection
      title="Extra users"
      actions={<SearchField label="Find an email" size="sm" value={search} onChange={find} />}
    >
      <DataTable<EmailRow>
        label="Extra users"
        columns={columnsFor(seesAccounts)}
        rows={answer.data?.rows ?? []}
        getRowId={({ id }) => id}
        getRowLabel={({ email }) => email}
        loading={answer.isPending || answer.isPlaceholderData}
        error={answer.error ? failureTexts(asFailure(answer.error)) : null}
        onRetry={() => void answer.refetch()}
        empty={<NoEmails search={search} onShowAll={() => find('')} />}
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
        paging={{
          summary: `Page ${trail.length + 1}`,
          ...(trail.length > 0 && { onPrevious: () => setTrail(trail.slice(0, -1)) }),
          ...(nextCursor !== null && { onNext: () => setTrail([...trail, nextCursor]) }),
        }}
      />
    </DetailSection>
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
  const cache = useFeatureCache();
  const fail = async (error: unknown): Promise<void> => {
    await cache.forget(feature.id);
    toast.error(failureTexts(asFailure(error)).description ?? 'It was not changed. Please try again.');
  };
  const add = trpc.features.addEmails.useMutation({ onSuccess: cache.replace, onError: fail });
  const remove = trpc.features.removeEmails.useMutation({ onError: fail });
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
    cache.replace(changed);
    toast.success(`${email} was removed.`, {
      action: { label: 'Undo', onClick: () => add.mutate({ ...input, revision: changed.revision }) },
    });
  };
}
