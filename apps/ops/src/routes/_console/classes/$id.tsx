import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { GroupScreen } from '../../../features/live-courses/group-screen';

export const Route = createFileRoute('/_console/classes/$id')({
  component: recordRoute(GroupScreen),
});
