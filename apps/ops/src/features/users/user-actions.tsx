import type { UserDetail, UserRow } from '@lyceum/contracts/auth';
import { useSession } from '@lyceum/session';
import { Button } from '@mantine/core';
import { IconEye, IconLock, IconLockOpen, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { usePaletteAct } from '../../app/palette/acts';
import { useMay } from '../../app/use-may';
import { FormDrawer } from '../../layout/form-drawer';
import { EditRolesDrawer } from './edit-roles-drawer';
import { SuspensionForm } from './suspension-form';
import { suspensionWords } from './suspension-words';
import { usePasswordReset } from './use-password-reset';
import { useViewAs } from './use-view-as';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** What the reader may do to an account; an erased one is left in peace. */
export function UserActions({ user }: { readonly user: UserDetail }) {
  const { user: actor } = useSession();
  const may = useMay();
  const [isEditing, setEditing] = useState(false);
  const reset = usePasswordReset(user);
  const viewing = useViewAs(user);
  const mayEdit = may('user.setRoles') && !user.erasedAt;
  usePaletteAct(mayEdit ? `Edit roles: ${user.name ?? ''}` : null, () => setEditing(true));
  if (!actor || user.erasedAt) return null;
  return (
    <>
      {may('user.viewAs') && actor.id !== user.id && (
        <Button size="xs" variant="default" leftSection={<IconEye {...icon} />} {...viewing}>
          View as
        </Button>
      )}
      {may('user.sendPasswordReset') && (
        <Button size="xs" variant="default" leftSection={<IconMail {...icon} />} {...reset}>
          Send password reset
        </Button>
      )}
      {may('user.suspend') && actor.id !== user.id && (
        <>
          <SuspensionAction user={rowOf(user)} />
          {user.awaitsStaffSince && (
            <SuspensionAction user={{ ...rowOf(user), isSuspended: false }} label="Decline…" />
          )}
        </>
      )}
      {may('user.setRoles') && (
        <>
          <Button size="xs" onClick={() => setEditing(true)}>
            Edit roles
          </Button>
          <EditRolesDrawer
            isOpen={isEditing}
            user={isEditing ? rowOf(user) : null}
            onClose={() => setEditing(false)}
          />
        </>
      )}
    </>
  );
}

/** Shuts the account out, or lets it in; nobody is offered it of their own. A newcomer who waits can be declined, too. */
function SuspensionAction({ user, label }: { readonly user: UserRow; readonly label?: string }) {
  const [isOpen, setOpen] = useState(false);
  // As it was when the drawer opened: while it closes, its words stay.
  const [opened, setOpened] = useState(user);
  const Icon = user.isSuspended ? IconLockOpen : IconLock;
  const close = () => setOpen(false);
  const open = () => {
    setOpened(user);
    setOpen(true);
  };
  const words = label ?? (user.isSuspended ? suspensionWords(user).action : 'Suspend…');
  usePaletteAct(`${words.replace('…', '')}: ${user.name ?? ''}`, open);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon {...icon} />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {words}
      </Button>
      <FormDrawer title={suspensionWords(opened).action} isOpen={isOpen} onClose={close}>
        <SuspensionForm user={opened} onDone={close} />
      </FormDrawer>
    </>
  );
}

/** The account as its row in the list. */
function rowOf({ suspendedAt, awaitsStaffSince, ...user }: UserDetail): UserRow {
  const { id, name, firstName, lastName, email, roles, createdAt } = user;
  const standing = { isSuspended: suspendedAt !== null, awaitsStaff: awaitsStaffSince !== null };
  return { id, name, firstName, lastName, email, roles, createdAt, ...standing };
}
