import type { UserRow } from '@lyceum/contracts/auth';
import { FormDrawer } from '../../layout/form-drawer';
import { EditRolesForm } from './edit-roles-form';

interface EditRolesDrawerProps {
  readonly isOpen: boolean;
  /** Whose roles are edited; null while the drawer is closed. */
  readonly user: UserRow | null;
  readonly onClose: () => void;
}

/** The roles of one account, beside the table, so that its row stays in sight. */
export function EditRolesDrawer({ isOpen, user, onClose }: EditRolesDrawerProps) {
  return (
    <FormDrawer title="Edit roles" isOpen={isOpen} onClose={onClose}>
      {user && <EditRolesForm key={user.id} user={user} onClose={onClose} />}
    </FormDrawer>
  );
}
