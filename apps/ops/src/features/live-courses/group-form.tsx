import { type StaffGroup, updateLiveGroupSchema } from '@lyceum/contracts/live-course';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Group, NativeSelect, Switch, TextInput } from '@mantine/core';
import { z } from 'zod';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';
import { numberOrNull } from './new-group-values';

interface EditGroupFormProps {
  readonly group: StaffGroup;
  readonly onClose: () => void;
}

interface GroupValues extends Record<string, string | boolean> {
  readonly seats: string;
  readonly takesEnrolments: boolean;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly instructorTag: string;
}

/** The contract's rules, said of the fields of the form. */
const formSchema = ({ id: groupId, revision }: StaffGroup) =>
  z
    .custom<GroupValues>()
    .transform(({ seats, takesEnrolments, firstDay, lastDay, instructorTag }) => ({
      groupId,
      revision,
      takesEnrolments,
      firstDay,
      lastDay,
      seats: numberOrNull(seats),
      instructorTag: instructorTag === '' ? null : instructorTag,
    }))
    .pipe(updateLiveGroupSchema);

const valuesOf = ({ seats, takesEnrolments, firstDay, lastDay, instructor }: StaffGroup): GroupValues => ({
  seats: seats === null ? '' : String(seats),
  takesEnrolments,
  firstDay,
  lastDay,
  instructorTag: instructor?.tag ?? '',
});

/** Changes seats, the session and the instructor of a class. */
export function EditGroupForm({ group, onClose }: EditGroupFormProps) {
  const update = trpc.liveGroups.update.useMutation();
  const { data: instructors = group.instructor ? [group.instructor] : [] } =
    trpc.liveGroups.instructors.useQuery();
  const contractForm = useContractForm({
    schema: formSchema(group),
    initialValues: valuesOf(group),
    send: async (input) => {
      await update.mutateAsync(input).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(`${group.groupTag} is changed.`);
      onClose();
    },
  });
  const { field, toggle } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  const optional = { required: false };
  return (
    <ContractForm {...contractForm} action="Save" place="section" onCancel={onClose}>
      <TextInput
        {...field('seats', optional)}
        label="Seats"
        placeholder="Any number"
        description="Seats that are new go to who waits, who is told. Nobody loses a seat."
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
      />
      <Switch {...toggle('takesEnrolments')} label="Students can enrol themselves" />
      <Group gap="xs" align="start" grow>
        <TextInput {...field('firstDay')} type="date" label="First day of the session" />
        <TextInput {...field('lastDay')} type="date" label="Last day of the session" />
      </Group>
      <NativeSelect
        {...field('instructorTag', optional)}
        label="Instructor"
        data={[
          { value: '', label: 'Nobody' },
          ...instructors.map(({ tag, showName }) => ({ value: tag, label: `${showName} (${tag})` })),
        ]}
      />
    </ContractForm>
  );
}
