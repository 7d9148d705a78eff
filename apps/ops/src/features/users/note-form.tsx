import { addNoteSchema } from '@lyceum/contracts/admin';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Textarea } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';

interface NoteFormProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** Writes a note about somebody for other staff. */
export function NoteForm({ userId, onClose }: NoteFormProps) {
  const utils = trpc.useUtils();
  const add = trpc.notes.add.useMutation();
  const form = useContractForm({
    schema: addNoteSchema.omit({ userId: true }),
    initialValues: { text: '' },
    send: async ({ text }) => {
      await add.mutateAsync({ userId, text }).catch((error: unknown) => {
        throw asFailure(error);
      });
      void utils.users.timeline.invalidate();
      toast.success('The note is there.');
      onClose();
    },
  });
  useDrawerChanges(form.isDirty);
  return (
    <ContractForm {...form} action="Add the note" place="section" onCancel={onClose}>
      <Textarea
        {...form.field('text')}
        label="Note"
        description="Other admins read it, and the person gets it with the copy of their data. It goes with their account."
        autosize
        minRows={4}
        data-autofocus
      />
    </ContractForm>
  );
}
