import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { EntryScreen } from '../../../features/audit/entry-screen';

export const Route = createFileRoute('/_console/audit/$id')({ component: recordRoute(EntryScreen) });
