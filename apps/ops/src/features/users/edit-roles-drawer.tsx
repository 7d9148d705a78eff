import { holdsPermission, type Role, type UserRow } from '@lyceum/contracts';
import { Drawer } from '@mantine/core';
import { EditRolesForm } from './edit-roles-form';
import { SuspensionForm } from './suspension-form';

interface EditRolesDrawerProps {
  /** Whose roles are edited; null closes the drawer. */
  readonly user: UserRow | null;
  readonly actorRoles: readonly Role[];
  readonly onClose: () => void;
}

/** What staff do to one account, beside the table, so that the row stays in sight: its roles, and whether it may log in. */
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
      {user && (
        <div key={user.id}>
          <EditRolesForm user={user} actorRoles={actorRoles} onClose={onClose} />
          {holdsPermission(actorRoles, 'user.suspend') && <SuspensionForm user={user} onDone={onClose} />}
        </div>
      )}
    </Drawer>
  );
}
