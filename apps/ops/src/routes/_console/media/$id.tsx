import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { PictureScreen } from '../../../features/content/media/picture-screen';

export const Route = createFileRoute('/_console/media/$id')({
  component: recordRoute(PictureScreen),
});
