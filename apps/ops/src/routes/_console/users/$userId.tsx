import { createFileRoute } from '@tanstack/react-router';
import { UserScreen } from '../../../features/users/user-screen';

export const Route = createFileRoute('/_console/users/$userId')({ component: User });

function User() {
  const { userId } = Route.useParams();
  return <UserScreen key={userId} userId={userId} />;
}
