import { createFileRoute } from '@tanstack/react-router';
import { FeatureScreen } from '../../../features/feature-users/feature-screen';

export const Route = createFileRoute('/_console/features/$featureId')({ component: Feature });

function Feature() {
  const { featureId } = Route.useParams();
  return <FeatureScreen key={featureId} featureId={featureId} />;
}
