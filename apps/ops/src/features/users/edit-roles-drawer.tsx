import type { UserRow } from '@lyceum/contracts/auth';
import { FormDrawer } from '../../layout/form-drawer';
import { EditRolesForm } from './edit-roles-form';

interface EditRolesDrawerProps {
  /** Whose roles are edited; null closes the drawer. */
  readonly user: UserRow | null;
  readonly onClose: () => void;
}

/** The roles of one account, beside the table, so that its row stays in sight. */
export function EditRolesDrawer({ user, onClose }: EditRolesDrawerProps) {
  return (
    <FormDrawer title="Edit roles" isOpen={user !== null} onClose={onClose}>
      {user && <EditRolesForm key={user.id} user={user} onClose={onClose} />}
    </FormDrawer>
  );
}
