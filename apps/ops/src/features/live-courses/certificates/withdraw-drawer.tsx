import { FormDrawer } from '../../../layout/form-drawer';
import { WithdrawForm } from './withdraw-form';

interface WithdrawDrawerProps {
  readonly isOpen: boolean;
  readonly certificateId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function WithdrawDrawer({ isOpen, certificateId, name, onClose }: WithdrawDrawerProps) {
  return (
    <FormDrawer title={`Withdraw the certificate of ${name}`} isOpen={isOpen} onClose={onClose}>
      <WithdrawForm key={certificateId} certificateId={certificateId} name={name} onDone={onClose} />
    </FormDrawer>
  );
}
