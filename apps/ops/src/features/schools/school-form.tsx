import { schoolFields, schoolsTable, type StaffSchool } from '@lyceum/contracts/schools';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { NativeSelect, TextInput } from '@mantine/core';
import { z } from 'zod';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';

interface SchoolFormProps {
  readonly school: StaffSchool;
  readonly onDone: () => void;
}

const schema = z.object(schoolFields);

const countries = Object.entries(schoolsTable.columns.country.choices).map(([value, label]) => ({
  value,
  label,
}));

/** Corrects what a school is called and where it is. */
export function SchoolForm({ school, onDone }: SchoolFormProps) {
  const update = trpc.schools.update.useMutation();
  const { id: schoolId, revision, name, street, city, state, zipcode, country } = school;
  const contractForm = useContractForm({
    schema,
    initialValues: { name, street, city, state, zipcode, country },
    send: async (input) => {
      await update.mutateAsync({ ...input, schoolId, revision }).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(`${input.name} is changed.`);
      onDone();
    },
  });
  const { field } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Save" place="section" onCancel={onDone}>
      <TextInput {...field('name')} label="Name" autoComplete="off" data-autofocus />
      <TextInput {...field('street')} label="Street" autoComplete="off" />
      <TextInput {...field('city')} label="City" autoComplete="off" />
      <TextInput {...field('state')} label="State" autoComplete="off" />
      <TextInput {...field('zipcode')} label="Postal or Zip code" autoComplete="off" />
      <NativeSelect {...field('country')} label="Country" autoComplete="off" data={countries} />
    </ContractForm>
  );
}
