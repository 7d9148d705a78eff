import { FormDrawer } from '../../../layout/form-drawer';
import { AddPictureForm, type AddPictureFormProps } from './add-picture-form';

interface AddPictureDrawerProps extends AddPictureFormProps {
  readonly isOpen: boolean;
}

export function AddPictureDrawer({ isOpen, ...props }: AddPictureDrawerProps) {
  return (
    <FormDrawer title="Add a picture" isOpen={isOpen} onClose={props.onClose}>
      <AddPictureForm {...props} />
    </FormDrawer>
  );
}
