import { usersTable } from '@lyceum/contracts/auth';
import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '../../../features/users/users-screen';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/users/')({
  validateSearch: tableSearch(usersTable),
  component: UsersScreen,
});
