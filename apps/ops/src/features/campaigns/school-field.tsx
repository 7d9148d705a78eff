import { failureTexts } from '@lyceum/shell';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import type { CampaignForm } from './campaign-form.props';

interface SchoolFieldProps {
  readonly form: CampaignForm;
  /** What the chosen one is called; null of none, and of one that is not there any more. */
  readonly school: string | null;
}

/** Milliseconds without a key after which the server is asked. */
const rest = 250;

/** Finds a school by the beginning of its name. */
export function SchoolField({ form: { form, field }, school }: SchoolFieldProps) {
  const { id, error } = field('schoolId');
  const known = form.getValues().schoolId;
  const [chosen, setChosen] = useState({ id: known, label: school ?? 'A school that is not there any more' });
  const [typed, setTyped] = useState(known === '' ? '' : chosen.label);
  const [search] = useDebouncedValue(typed.trim(), rest);
  const isAsked = search !== '' && search !== chosen.label;
  const found = trpc.campaigns.schools.useQuery(
    { search },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  const options = isAsked ? (found.data ?? []) : [];
  const all = chosen.id === '' ? options : [chosen, ...options.filter((one) => one.id !== chosen.id)];
  const choose = (next: string | null): void => {
    setChosen(all.find((one) => one.id === next) ?? { id: '', label: '' });
    form.setFieldValue('schoolId', next ?? '');
  };
  return (
    <Select
      id={id}
      error={
        found.error
          ? (failureTexts(asFailure(found.error)).description ?? 'Schools could not be looked for.')
          : error
      }
      label="At the school"
      description="How its name begins. Empty: whatever school they go to, or none."
      data={all.map((one) => ({ value: one.id, label: one.label }))}
      value={chosen.id || null}
      onChange={choose}
      searchable
      clearable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has found them already.
      filter={({ options: offered }) => offered}
      nothingFoundMessage={isAsked && !found.isFetching && 'No school’s name begins so.'}
    />
  );
}
