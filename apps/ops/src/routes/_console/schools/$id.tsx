import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { SchoolScreen } from '../../../features/schools/school-screen';

export const Route = createFileRoute('/_console/schools/$id')({
  component: recordRoute(SchoolScreen),
});
