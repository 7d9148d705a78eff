import { usersTable } from '@lyceum/contracts/auth';
import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '../../../features/users/users-screen';
import { usersSection } from '../../../features/users/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/users/')({
  staticData: { section: usersSection },
  validateSearch: tableSearch(usersTable),
  component: UsersScreen,
});
