import type { UserRow } from '@lyceum/contracts/auth';
import { useSession } from '@lyceum/session';
import { UserAvatar } from '@lyceum/ui';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './edit-roles-form.module.css';
import { RoleChangeList } from './role-change-list';
import { RoleChecklist } from './role-checklist';
import { fullName } from './user-cells';
import { useRoleEditing } from './use-role-editing';

interface EditRolesFormProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

/** One person's roles: all of them to choose from, what would change, and Save. */
export function EditRolesForm({ user, onClose }: EditRolesFormProps) {
  const { user: actor } = useSession();
  const editing = useRoleEditing(user, onClose);
  const { selected, changes, isChanged, isSaving, refusal } = editing;
  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        editing.save();
      }}
    >
      <div className={classes.person}>
        <UserAvatar firstName={user.firstName ?? ''} lastName={user.lastName ?? ''} size={40} decorative />
        <div className={classes.words}>
          <div className={classes.name}>{fullName(user)}</div>
          <div className={classes.email}>{user.email}</div>
        </div>
      </div>
      {refusal && (
        <Alert
          color={refusal.isConflict ? 'warmth' : 'danger'}
          role="alert"
          title={refusal.title}
          icon={<IconAlertTriangle aria-hidden />}
        >
          {refusal.message}
        </Alert>
      )}
      <RoleChecklist selected={selected} actorRoles={actor?.roles ?? []} onToggle={editing.toggle} />
      <div className={classes.foot}>
        <RoleChangeList changes={changes} />
        <div className={classes.actions}>
          <Button size="sm" variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" loading={isSaving} disabled={!isChanged}>
            Save roles
          </Button>
        </div>
      </div>
    </form>
  );
}
