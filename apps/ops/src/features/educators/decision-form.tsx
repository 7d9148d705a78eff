import { decideApplicationSchema, type TeacherApplication } from '@lyceum/contracts/auth';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Textarea } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';

interface DecisionFormProps {
  readonly application: TeacherApplication;
  readonly isApproved: boolean;
  readonly onDone: () => void;
}

/** Approves a request, or refuses it with a reason that they read. */
export function DecisionForm({ application: { id, name }, isApproved, onDone }: DecisionFormProps) {
  const decide = trpc.educators.decide.useMutation();
  const contractForm = useContractForm({
    schema: decideApplicationSchema,
    initialValues: { userId: id, isApproved, reason: '' },
    send: async (input) => {
      await decide.mutateAsync(input).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(isApproved ? `${name} is an educator now.` : `${name} stays a student.`);
      onDone();
    },
  });
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm
      {...contractForm}
      action={isApproved ? 'Approve' : 'Refuse'}
      place="section"
      onCancel={onDone}
      isDangerous={!isApproved}
    >
      <p>
        {isApproved
          ? 'They are an educator at once, and no student any more. A mail and a notification tell them.'
          : 'They stay a student. A mail and a notification tell them why.'}
      </p>
      <Textarea
        {...contractForm.field('reason', { required: !isApproved })}
        label={isApproved ? 'What you looked at' : 'Reason'}
        description={isApproved ? 'For the audit log; they do not read it.' : 'They read it.'}
        autoComplete="off"
        maxLength={1_000}
        data-autofocus
      />
    </ContractForm>
  );
}
