import { FormDrawer } from '../../layout/form-drawer';
import { UploadForm } from './upload-form';

interface UploadDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onUploaded: () => void;
}

export function UploadDrawer({ isOpen, onClose, onUploaded }: UploadDrawerProps) {
  return (
    <FormDrawer title="Upload files" isOpen={isOpen} onClose={onClose}>
      <UploadForm onUploaded={onUploaded} />
    </FormDrawer>
  );
}
