import { FormDrawer } from '../../layout/form-drawer';
import { RefuseForm } from './refuse-form';

interface RefuseDrawerProps {
  readonly isOpen: boolean;
  /** Of their place in the list. */
  readonly id: string;
  readonly name: string;
  readonly groupTag: string;
  readonly onClose: () => void;
}

export function RefuseDrawer({ isOpen, id, name, groupTag, onClose }: RefuseDrawerProps) {
  return (
    <FormDrawer title={`Refuse ${name} a place in ${groupTag}`} isOpen={isOpen} onClose={onClose}>
      <RefuseForm key={id} id={id} name={name} onDone={onClose} />
    </FormDrawer>
  );
}
