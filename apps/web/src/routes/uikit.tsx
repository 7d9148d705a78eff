import { UiKitGallery } from '@lyceum/ui/gallery';
import { createFileRoute } from '@tanstack/react-router';
import { PublicFrame } from '../app/public-frame';

export const Route = createFileRoute('/uikit')({ component: UiKit });

function UiKit() {
  const { config } = Route.useRouteContext();
  return (
    <PublicFrame brandName={config.brandName}>
      <UiKitGallery />
    </PublicFrame>
  );
}
