import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { EducatorScreen } from '../../../features/educators/educator-screen';

export const Route = createFileRoute('/_console/educators/$id')({
  component: recordRoute(EducatorScreen),
});
