import { fullName } from '@lyceum/contracts/auth';
import { ContractForm, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import {
  CertificateNameDocument,
  type CertificateNameOfFragment,
  ConfirmCertificateNameDocument,
  execute,
  graphqlQueryOptions,
  refreshQueries,
} from '@lyceum/web-graphql';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CertificatePreview } from './certificate-preview';
import * as messages from './certificate.messages';

type Person = Pick<CertificateNameOfFragment, 'id' | 'firstName' | 'lastName'>;

/** Begins with the name of the account; asks once more before it is confirmed, which nobody takes back. */
export function CertificateForm({
  person: { id: userId, firstName, lastName },
}: {
  readonly person: Person;
}) {
  const queryClient = useQueryClient();
  const initialValues = { certificateFirstName: firstName, certificateLastName: lastName };
  const [typed, setTyped] = useState(initialValues);
  const form = useContractForm({
    schema: () => import('./certificate-schema').then((it) => it.certificateNameSchema),
    initialValues,
    send: async (said) => {
      if (!(await isSureOf(nameOf(said)))) return;
      const confirming = execute(ConfirmCertificateNameDocument, { userId, ...said });
      const { confirmCertificateName } = await confirming.catch((error: unknown) => {
        // It may have been confirmed in another tab.
        void refreshQueries(queryClient, CertificateNameDocument);
        throw error;
      });
      const { queryKey } = graphqlQueryOptions(CertificateNameDocument, { userId });
      form.settle();
      queryClient.setQueryData(queryKey, { getUser: confirmCertificateName });
      toast.success(messages.nameConfirmed());
    },
  });
  useUnsavedChanges(form.isDirty);
  form.form.watch('certificateFirstName', ({ value }) =>
    setTyped((now) => ({ ...now, certificateFirstName: value })),
  );
  form.form.watch('certificateLastName', ({ value }) =>
    setTyped((now) => ({ ...now, certificateLastName: value })),
  );
  return (
    <ContractForm {...form} action={messages.confirmName()} place="section">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          {...form.field('certificateFirstName')}
          label={messages.firstName()}
          autoComplete="given-name"
        />
        <TextInput
          {...form.field('certificateLastName')}
          label={messages.lastName()}
          autoComplete="family-name"
        />
      </SimpleGrid>
      <CertificatePreview name={nameOf(typed)} />
    </ContractForm>
  );
}

interface CertificateName {
  readonly certificateFirstName: string;
  readonly certificateLastName: string;
}

const nameOf = ({
  certificateFirstName: firstName,
  certificateLastName: lastName,
}: CertificateName): string => fullName({ firstName: firstName.trim(), lastName: lastName.trim() });

const isSureOf = (name: string): Promise<boolean> =>
  confirm({
    title: messages.confirmQuestion({ name }),
    message: messages.confirmedOnce(),
    confirmLabel: messages.yesConfirm(),
    cancelLabel: messages.lookAgain(),
  });
