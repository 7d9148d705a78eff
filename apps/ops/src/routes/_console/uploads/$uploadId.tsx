import { createFileRoute } from '@tanstack/react-router';
import { FileScreen } from '../../../features/uploads/file-screen';

export const Route = createFileRoute('/_console/uploads/$uploadId')({ component: File });

function File() {
  const { uploadId } = Route.useParams();
  return <FileScreen key={uploadId} uploadId={uploadId} />;
}
