import { type ConfirmedCertificateName, correctCertificateNameSchema } from '@lyceum/contracts/profile';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Textarea, TextInput } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';

interface CertificateNameFormProps {
  readonly userId: string;
  readonly name: NonNullable<ConfirmedCertificateName>;
  readonly onDone: () => void;
}

const schema = correctCertificateNameSchema.omit({ userId: true });

/** Puts right what somebody confirmed, with a reason that they read. */
export function CertificateNameForm({ userId, name, onDone }: CertificateNameFormProps) {
  const correct = trpc.certificates.correctName.useMutation();
  const { certificateFirstName, certificateLastName } = name;
  const contractForm = useContractForm({
    schema,
    initialValues: { certificateFirstName, certificateLastName, reason: '' },
    send: async (input) => {
      await correct.mutateAsync({ ...input, userId }).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success('The name on certificates is corrected.');
      onDone();
    },
  });
  const { field } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Correct" place="section" onCancel={onDone}>
      <TextInput {...field('certificateFirstName')} label="First name" autoComplete="off" data-autofocus />
      <TextInput {...field('certificateLastName')} label="Last name" autoComplete="off" />
      <Textarea
        {...field('reason')}
        label="Reason"
        description="For the audit log, and they read it in a notification."
        autoComplete="off"
        maxLength={1_000}
      />
    </ContractForm>
  );
}
