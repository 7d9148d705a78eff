import { UiKitGallery } from '@lyceum/ui/gallery';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_public/uikit')({ component: UiKitGallery });
