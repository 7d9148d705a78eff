import { type UserRow, usersTable } from '@lyceum/contracts/auth';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { TableScreen } from '../../tables/table-screen';
import { EditRolesDrawer } from './edit-roles-drawer';
import { fullName, userCells } from './user-cells';

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
      {mayEdit && <EditRolesDrawer user={edited} onClose={() => setEdited(null)} />}
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
