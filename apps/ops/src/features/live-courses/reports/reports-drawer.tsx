import type { StaffGroup } from '@lyceum/contracts/live-course';
import { FormDrawer } from '../../../layout/form-drawer';
import { ReportsForm } from './reports-form';

interface ReportsDrawerProps {
  readonly isOpen: boolean;
  readonly group: StaffGroup;
  readonly onClose: () => void;
}

export function ReportsDrawer({ isOpen, group, onClose }: ReportsDrawerProps) {
  return (
    <FormDrawer title={`Send reports of ${group.groupTag}`} isOpen={isOpen} onClose={onClose}>
      <ReportsForm group={group} onDone={onClose} />
    </FormDrawer>
  );
}
