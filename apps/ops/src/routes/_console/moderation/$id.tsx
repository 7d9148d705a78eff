import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { CaseScreen } from '../../../features/moderation/case-screen';

export const Route = createFileRoute('/_console/moderation/$id')({ component: recordRoute(CaseScreen) });
