import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { JobScreen } from '../../../features/jobs/job-screen';

export const Route = createFileRoute('/_console/jobs/$id')({ component: recordRoute(JobScreen) });
