import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { UserScreen } from '../../../features/users/user-screen';

export const Route = createFileRoute('/_console/users/$id')({ component: recordRoute(UserScreen) });
