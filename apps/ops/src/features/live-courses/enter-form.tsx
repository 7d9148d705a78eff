import {
  enteredRoles,
  enterInGroupSchema,
  liveCourseRoleLabels,
  type StaffGroup,
} from '@lyceum/contracts/live-course';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { NativeSelect, TextInput } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';

interface EnterFormProps {
  readonly group: StaffGroup;
  readonly onClose: () => void;
}

const schema = enterInGroupSchema.omit({ groupId: true });
const choices = enteredRoles.map((value) => ({ value, label: liveCourseRoleLabels[value] }));

/** Enters a teacher, an assistant or an observer by the e-mail of their account. */
export function EnterForm({ group: { id: groupId, groupTag }, onClose }: EnterFormProps) {
  const enter = trpc.liveGroups.enter.useMutation();
  const contractForm = useContractForm({
    schema,
    initialValues: { email: '', role: enteredRoles[0] },
    send: async (input) => {
      await enter.mutateAsync({ ...input, groupId }).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(`They are in ${groupTag} now: ${liveCourseRoleLabels[input.role].toLowerCase()}.`);
      onClose();
    },
  });
  const { field } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Enter" place="section" onCancel={onClose}>
      <TextInput
        {...field('email')}
        label="Email of their account"
        description="Who teaches and who assists sees the students and their work. Only who is a teacher teaches."
        autoComplete="off"
        data-autofocus
      />
      <NativeSelect {...field('role')} label="As" data={choices} />
    </ContractForm>
  );
}
