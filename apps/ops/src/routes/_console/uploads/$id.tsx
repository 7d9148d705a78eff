import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { FileScreen } from '../../../features/uploads/file-screen';

export const Route = createFileRoute('/_console/uploads/$id')({ component: recordRoute(FileScreen) });
