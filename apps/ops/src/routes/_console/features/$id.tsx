import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { FeatureScreen } from '../../../features/feature-users/feature-screen';

export const Route = createFileRoute('/_console/features/$id')({ component: recordRoute(FeatureScreen) });
