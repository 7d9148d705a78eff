import type { StaffGroup } from '@lyceum/contracts/live-course';
import { FormDrawer } from '../../../layout/form-drawer';
import { IssueForm } from './issue-form';

interface IssueDrawerProps {
  readonly isOpen: boolean;
  readonly group: StaffGroup;
  readonly onClose: () => void;
}

export function IssueDrawer({ isOpen, group, onClose }: IssueDrawerProps) {
  return (
    <FormDrawer title={`Give certificates of ${group.groupTag}`} isOpen={isOpen} onClose={onClose}>
      <IssueForm group={group} onDone={onClose} />
    </FormDrawer>
  );
}
