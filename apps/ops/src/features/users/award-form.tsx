import { giveBadgeSchema } from '@lyceum/contracts/profile';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { NativeSelect, Textarea } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';

interface AwardFormProps {
  readonly userId: string;
  /** What can be given; of what is taken back, that alone. */
  readonly badges: readonly { readonly id: string; readonly title: string }[];
  readonly isTakingBack?: boolean;
  readonly onDone: () => void;
}

const schema = giveBadgeSchema.omit({ userId: true });

/** Gives somebody a badge, or takes something back, each with a reason. */
export function AwardForm({ userId, badges, isTakingBack = false, onDone }: AwardFormProps) {
  const give = trpc.achievements.give.useMutation();
  const takeBack = trpc.achievements.takeBack.useMutation();
  const contractForm = useContractForm({
    schema,
    initialValues: { achievementId: badges[0]?.id ?? '', reason: '' },
    send: async (input) => {
      const { mutateAsync } = isTakingBack ? takeBack : give;
      await mutateAsync({ ...input, userId }).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(isTakingBack ? 'It is taken back.' : 'They have the badge now.');
      onDone();
    },
  });
  const { field } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm
      {...contractForm}
      action={isTakingBack ? 'Take back' : 'Give the badge'}
      place="section"
      onCancel={onDone}
      isDangerous={isTakingBack}
    >
      {isTakingBack ? (
        <p>It goes from their page. A notification tells them why.</p>
      ) : (
        <NativeSelect
          {...field('achievementId')}
          label="Badge"
          data={badges.map(({ id: value, title: label }) => ({ value, label }))}
          data-autofocus
        />
      )}
      <Textarea
        {...field('reason')}
        label="Reason"
        description={isTakingBack ? 'They read it.' : 'For the audit log.'}
        autoComplete="off"
        maxLength={1_000}
      />
    </ContractForm>
  );
}
