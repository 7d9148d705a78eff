import type { Role, UserRow } from '@lyceum/contracts/auth';
import { Drawer } from '@mantine/core';
import { EditRolesForm } from './edit-roles-form';

interface EditRolesDrawerProps {
  /** Whose roles are edited; null closes the drawer. */
  readonly user: UserRow | null;
  readonly actorRoles: readonly Role[];
  readonly onClose: () => void;
}

/** The roles of one account, beside the table, so that its row stays in sight. */
export function EditRolesDrawer({ user, actorRoles, onClose }: EditRolesDrawerProps) {
  return (
    <Drawer
      overlayProps={{ backgroundOpacity: 0.35 }}
      opened={user !== null}
      onClose={onClose}
      position="right"
      size={420}
      padding="lg"
      title="Edit roles"
    >
      {user && <EditRolesForm key={user.id} user={user} actorRoles={actorRoles} onClose={onClose} />}
    </Drawer>
  );
}
