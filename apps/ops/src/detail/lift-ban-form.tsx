import { liftBanSchema } from '@lyceum/contracts/moderation';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Textarea } from '@mantine/core';
import { asFailure } from '../app/as-failure';
import { trpc } from '../app/trpc';
import { useDrawerChanges } from '../layout/form-drawer';

interface LiftBanFormProps {
  readonly banId: string;
  readonly onClose: () => void;
}

/** Lets somebody into a forum again before their ban has ended, with the reason they read. */
export function LiftBanForm({ banId, onClose }: LiftBanFormProps) {
  const utils = trpc.useUtils();
  const lift = trpc.moderation.liftBan.useMutation();
  const form = useContractForm({
    schema: liftBanSchema.omit({ banId: true }),
    initialValues: { reason: '' },
    send: async ({ reason }) => {
      await lift.mutateAsync({ banId, reason }).catch((error: unknown) => {
        throw asFailure(error);
      });
      void utils.moderation.get.invalidate();
      void utils.users.timeline.invalidate();
      toast.success('The ban is lifted.');
      onClose();
    },
  });
  useDrawerChanges(form.isDirty);
  return (
    <ContractForm {...form} action="Lift the ban" place="section" onCancel={onClose}>
      <Textarea
        {...form.field('reason')}
        label="Reason"
        description="They are told of it with this reason. They can join the forum again; a member they are not by it."
        autosize
        minRows={3}
        data-autofocus
      />
    </ContractForm>
  );
}
