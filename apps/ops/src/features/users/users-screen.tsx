import { type UserRow, usersTable } from '@lyceum/contracts/auth';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { lateDrawer } from '../../layout/late-drawer';
import { TableScreen } from '../../tables/table-screen';
import { fullName, userCells } from './user-cells';

const EditRolesDrawer = lateDrawer(() => import('./edit-roles-drawer').then((it) => it.EditRolesDrawer));

const localDescription = 'The people of the forums you run or moderate.';
const nobodyHere = {
  title: 'Nobody yet',
  description: 'You see the people of the forums you run or moderate, and run none so far.',
};

/** Everybody who has an account, or the people of one’s own forums: found, ordered, and given roles by those who may. */
export function UsersScreen() {
  const may = useMay();
  const [edited, setEdited] = useState<UserRow | null>(null);
  const mayEdit = may('user.setRoles');
  return (
    <>
      <TableScreen
        table={usersTable}
        list={trpc.users.list}
        labelOf={fullName}
        cells={userCells}
        {...(!may('user.listAll') && { description: localDescription, empty: nobodyHere })}
        pathOf={(row: UserRow) => `/users/${row.id}`}
        {...(mayEdit && {
          rowActions: (row: UserRow) => <EditButton row={row} onEdit={setEdited} />,
        })}
      />
      {mayEdit && <EditRolesDrawer isOpen={edited !== null} user={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function EditButton({ row, onEdit }: { readonly row: UserRow; readonly onEdit: (row: UserRow) => void }) {
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      aria-label={`Edit roles of ${fullName(row)}`}
      onClick={() => onEdit(row)}
    >
      Edit roles
    </Button>
  );
}
