import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { EntryScreen } from '../../../features/content/entry-screen';

export const Route = createFileRoute('/_console/content/$id')({
  component: recordRoute(EntryScreen),
});
