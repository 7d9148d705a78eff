import { roleLabel } from '@lyceum/contracts/auth';
import { enterSchoolStaffSchema, schoolStaffRoles, type StaffSchool } from '@lyceum/contracts/schools';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { NativeSelect, TextInput } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';

interface SchoolStaffFormProps {
  readonly school: StaffSchool;
  readonly onDone: () => void;
}

const schema = enterSchoolStaffSchema.omit({ schoolId: true });

const choices = schoolStaffRoles.map((value) => ({ value, label: roleLabel(value) }));

/** Enters the account of an e-mail as staff of a school. */
export function SchoolStaffForm({ school: { id: schoolId, name }, onDone }: SchoolStaffFormProps) {
  const enter = trpc.schools.enterStaff.useMutation();
  const utils = trpc.useUtils();
  const contractForm = useContractForm({
    schema,
    initialValues: { email: '', role: schoolStaffRoles[0] },
    send: async (input) => {
      await enter.mutateAsync({ ...input, schoolId }).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(`They are entered as staff of ${name}, and told.`);
      await utils.schools.invalidate();
      onDone();
    },
  });
  const { field } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Enter" place="section" onCancel={onDone}>
      <TextInput
        {...field('email')}
        label="Email of their account"
        description="Somebody of 18 or over, whose account says so. They get the role, and see the names and classes of all who go to this school."
        autoComplete="off"
        data-autofocus
      />
      <NativeSelect {...field('role')} label="As" data={choices} />
    </ContractForm>
  );
}
