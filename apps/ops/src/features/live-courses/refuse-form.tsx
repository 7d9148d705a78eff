import { liveCourseLimits, refuseAskingSchema } from '@lyceum/contracts/live-course';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Textarea } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';

interface RefuseFormProps {
  /** Of their place in the list. */
  readonly id: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** Refuses somebody who asks to come into a class, with a reason that they read. */
export function RefuseForm({ id, name, onDone }: RefuseFormProps) {
  const refuse = trpc.liveGroups.refuse.useMutation();
  const contractForm = useContractForm({
    schema: refuseAskingSchema,
    initialValues: { askingId: id, reason: '' },
    send: async (input) => {
      await refuse.mutateAsync(input).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(`${name} was refused, and is told.`);
      onDone();
    },
  });
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Refuse" place="section" onCancel={onDone} isDangerous>
      <p>They wait no more, and cannot enrol themself in this class again. Staff still can enrol them.</p>
      <Textarea
        {...contractForm.field('reason', { required: true })}
        label="Reason"
        description="They read it. Say nothing of anybody else in the class."
        autoComplete="off"
        maxLength={liveCourseLimits.reasonLength}
        autosize
        minRows={3}
        data-autofocus
      />
    </ContractForm>
  );
}
