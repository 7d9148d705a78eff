import { type Instructor, saveInstructorSchema } from '@lyceum/contracts/live-course';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Textarea, TextInput } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';

interface InstructorFormProps {
  readonly groupId: string;
  readonly instructor: Instructor | null;
  readonly onClose: () => void;
}

const schema = saveInstructorSchema.omit({ groupId: true });
const nobody = { tag: '', showName: '', title: '', bio: '', imgUrl: '' };

/** Writes what pages say of who instructs a class. */
export function InstructorForm({ groupId, instructor, onClose }: InstructorFormProps) {
  const save = trpc.liveGroups.saveInstructor.useMutation();
  const contractForm = useContractForm({
    schema,
    initialValues: instructor ?? nobody,
    send: async (input) => {
      await save.mutateAsync({ ...input, groupId }).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(`${input.showName} instructs this class.`);
      onClose();
    },
  });
  const { field } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  const optional = { required: false };
  return (
    <ContractForm {...contractForm} action="Save" place="section" onCancel={onClose}>
      <TextInput
        {...field('tag')}
        label="Tag"
        description="Other classes with the same tag say the same of them."
        autoComplete="off"
        data-autofocus
      />
      <TextInput {...field('showName')} label="Name" autoComplete="off" />
      <TextInput {...field('title', optional)} label="Title" autoComplete="off" />
      <Textarea {...field('bio', optional)} label="About them" autosize minRows={3} maxRows={10} />
      <TextInput
        {...field('imgUrl', optional)}
        label="Picture"
        description="The address of a picture under Files."
        autoComplete="off"
      />
    </ContractForm>
  );
}
