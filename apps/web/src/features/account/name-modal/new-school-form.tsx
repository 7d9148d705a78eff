import { countryChoices } from '@lyceum/contracts/auth';
import { currentLanguage } from '@lyceum/contracts/messages';
import { newSchoolSchema } from '@lyceum/contracts/schools';
import { useSession } from '@lyceum/session';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import type { ChosenSchool } from './answers';
import { addSchool } from './name-modal-calls';
import * as messages from './school.messages';

/** What stands in the form. */
export type SchoolDraft = Readonly<Record<Exclude<keyof typeof newSchoolSchema.shape, 'userId'>, string>>;

interface NewSchoolFormProps {
  readonly draft: SchoolDraft;
  readonly withChineseTaipei: boolean;
  readonly onAdded: (school: ChosenSchool) => void;
  /** Called with what was typed until then. */
  readonly onBack: (draft: SchoolDraft) => void;
}

const schema = newSchoolSchema.omit({ userId: true });

/** Adds the school of whoever does not find theirs (checklist lines 169, 170). */
export function NewSchoolForm({ draft, withChineseTaipei, onAdded, onBack }: NewSchoolFormProps) {
  const userId = useSession().user?.id ?? '';
  const countries = useMemo(
    () => countryChoices(currentLanguage().locale, { withChineseTaipei }),
    [withChineseTaipei],
  );
  const contractForm = useContractForm({
    schema,
    initialValues: { ...draft },
    send: async (school) => {
      onAdded(await addSchool({ userId, ...school }));
      toast.success(messages.newSchoolCreated());
    },
  });
  const { field, form } = contractForm;
  return (
    <>
      <ContractForm {...contractForm} action={messages.addSchool()}>
        <TextInput {...field('newSchoolName')} label={messages.schoolName()} dir="auto" autoFocus />
        <TextInput
          {...field('newSchoolStreetAddress')}
          label={messages.street()}
          dir="auto"
          autoComplete="off"
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput {...field('newSchoolCity')} label={messages.city()} dir="auto" autoComplete="off" />
          <TextInput {...field('newSchoolState')} label={messages.state()} dir="auto" autoComplete="off" />
          <TextInput {...field('newSchoolZipcode')} label={messages.zipcode()} autoComplete="off" />
          <NativeSelect
            {...field('newSchoolCountry')}
            label={messages.country()}
            data={[{ value: '', label: messages.chooseACountry() }, ...countries]}
          />
        </SimpleGrid>
      </ContractForm>
      <Button variant="subtle" fullWidth mt="xs" onClick={() => onBack(form.getValues())}>
        {messages.back()}
      </Button>
    </>
  );
}
