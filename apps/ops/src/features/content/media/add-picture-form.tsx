import { createMediaSchema } from '@lyceum/contracts/cms';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { asFailure } from '../../../app/as-failure';
import { trpc } from '../../../app/trpc';
import { useDrawerChanges } from '../../../layout/form-drawer';
import { PictureFile } from './picture-file';
import { PictureWords } from './picture-words';

/** A picture of the library, as an entry takes it. */
export interface ChosenPicture {
  readonly id: string;
  readonly alt: string;
}

export interface AddPictureFormProps {
  readonly onClose: () => void;
  readonly onMade: (picture: ChosenPicture) => void;
}

/** Sends a picture and says what it shows. */
export function AddPictureForm({ onClose, onMade }: AddPictureFormProps) {
  const create = trpc.media.create.useMutation();
  const contractForm = useContractForm({
    schema: createMediaSchema,
    initialValues: { url: '', title: '', alt: '', credit: '' },
    send: async (input) => {
      const { id } = await create.mutateAsync(input).catch((error: unknown) => {
        throw asFailure(error);
      });
      onClose();
      onMade({ id, alt: input.alt });
    },
  });
  const { field, form } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Add" place="section" onCancel={onClose}>
      <PictureFile {...field('url')} onSent={(url) => form.setFieldValue('url', url)} />
      <PictureWords field={field} />
    </ContractForm>
  );
}
