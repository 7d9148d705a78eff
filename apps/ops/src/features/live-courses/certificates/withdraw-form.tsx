import { liveCourseLimits, withdrawCertificateSchema } from '@lyceum/contracts/live-course';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Textarea } from '@mantine/core';
import { asFailure } from '../../../app/as-failure';
import { trpc } from '../../../app/trpc';
import { useDrawerChanges } from '../../../layout/form-drawer';

interface WithdrawFormProps {
  readonly certificateId: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** Withdraws a certificate, with a reason that its student reads. */
export function WithdrawForm({ certificateId, name, onDone }: WithdrawFormProps) {
  const withdraw = trpc.liveCertificates.withdraw.useMutation();
  const contractForm = useContractForm({
    schema: withdrawCertificateSchema,
    initialValues: { certificateId, reason: '' },
    send: async (input) => {
      await withdraw.mutateAsync(input).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(`The certificate of ${name} was withdrawn, and they are told.`);
      onDone();
    },
  });
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Withdraw" place="section" onCancel={onDone} isDangerous>
      <p>
        Its public page says from now on that it does not hold, and names nobody. They can be given another
        one.
      </p>
      <Textarea
        {...contractForm.field('reason', { required: true })}
        label="Reason"
        description="They read it; the public page does not say it."
        autoComplete="off"
        maxLength={liveCourseLimits.reasonLength}
        autosize
        minRows={3}
        data-autofocus
      />
    </ContractForm>
  );
}
