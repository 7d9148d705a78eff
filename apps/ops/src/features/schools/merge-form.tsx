import type { AlikeSchool, StaffSchool } from '@lyceum/contracts/schools';
import { failureTexts } from '@lyceum/shell';
import { confirm, ErrorState, toast } from '@lyceum/ui';
import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { formatNumber } from '../../layout/formats';

interface MergeFormProps {
  readonly school: StaffSchool;
  readonly onMerged: (intoId: string) => void;
}

/** Milliseconds without a key after which the server is asked. */
const rest = 250;

/** Finds the school that this one is the same as, and merges it into that. */
export function MergeForm({ school, onMerged }: MergeFormProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<AlikeSchool | null>(null);
  const [search] = useDebouncedValue(typed.trim(), rest);
  const found = trpc.schools.alike.useQuery(
    { schoolId: school.id, search },
    { placeholderData: keepPreviousData },
  );
  const { merge, isBusy } = useMerge(school, onMerged);
  return (
    <Stack gap="md">
      <TextInput
        label="The school that stays"
        description="Those spelt like it stand here first. Search for another by name or city."
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <Radio.Group
        aria-label="Schools"
        value={chosen?.id ?? null}
        onChange={(id) => setChosen(found.data?.find((one) => one.id === id) ?? null)}
      >
        <Stack gap="sm">
          {found.data?.map(({ id, name, fullAddress }) => (
            <Radio key={id} value={id} label={name} description={fullAddress} />
          ))}
        </Stack>
      </Radio.Group>
      {found.error ? (
        <ErrorState {...failureTexts(asFailure(found.error))} onRetry={() => void found.refetch()} />
      ) : (
        <p role="status">{noteOf(found.data)}</p>
      )}
      <Button color="danger" disabled={!chosen} loading={isBusy} onClick={() => chosen && void merge(chosen)}>
        {chosen ? `Merge into ${chosen.name}` : 'Merge'}
      </Button>
    </Stack>
  );
}

function noteOf(found: readonly AlikeSchool[] | undefined): string | undefined {
  if (!found) return 'Looking for schools';
  return found.length === 0 ? 'None found. Search for it by name or city.' : undefined;
}

/** Asks first: nothing takes a merge back. */
function useMerge({ id: schoolId, name, members }: StaffSchool, onMerged: (intoId: string) => void) {
  const mutation = trpc.schools.merge.useMutation();
  const follows =
    members === 0
      ? 'Its name leads there from then on.'
      : `${peopleWords(members)} there from then on, and its name leads there, too.`;
  const merge = async (into: AlikeSchool): Promise<void> => {
    const isSure = await confirm({
      title: `Merge ${name} into ${into.name}?`,
      message: `${follows} This cannot be undone.`,
      confirmLabel: 'Merge',
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      const { members: moved } = await mutation.mutateAsync({ schoolId, intoId: into.id });
      toast.success(
        moved === 0 ? `${name} is merged.` : `${name} is merged. ${peopleWords(moved)} to ${into.name} now.`,
      );
      onMerged(into.id);
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not merged. Please try again.');
    }
  };
  return { merge, isBusy: mutation.isPending };
}

const peopleWords = (count: number): string =>
  count === 1 ? 'One person goes' : `${formatNumber(count)} people go`;
