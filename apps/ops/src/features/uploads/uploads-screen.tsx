import { uploadsLimits, uploadsTable } from '@lyceum/contracts/uploads';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { lateDrawer } from '../../layout/late-drawer';
import { TableScreen } from '../../tables/table-screen';
import { CopyAddress } from './copy-address';
import { FileNameCell } from './file-name-cell';
import { fileSize } from '../../tables/file-size';
import { useFileChanges } from './use-file-changes';

const UploadDrawer = lateDrawer(() => import('./upload-drawer').then((it) => it.UploadDrawer));

/** Files that staff look after (checklist line 230). */
export function UploadsScreen() {
  const [isUploading, setUploading] = useState(false);
  const { remove, restore } = useFileChanges();
  const utilities = trpc.useUtils();
  return (
    <>
      <TableScreen
        table={uploadsTable}
        list={trpc.uploads.list}
        labelOf={({ name }) => name ?? ''}
        pathOf={({ id }) => `/uploads/${id}`}
        cells={{
          name: (row) => <FileNameCell row={row} />,
          bytes: ({ bytes }) => fileSize(bytes ?? 0),
          url: ({ url }) => <CopyAddress url={url ?? ''} />,
        }}
        actions={
          <Button
            size="xs"
            leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
            onClick={() => setUploading(true)}
          >
            Upload files
          </Button>
        }
        bulkActions={[
          {
            label: 'Delete',
            done: `Deleted; can be restored for ${uploadsLimits.undoMinutes} minutes`,
            icon: <IconTrash size={16} stroke={1.75} aria-hidden />,
            isDangerous: true,
            question: (count) => ({
              title: count === 1 ? 'Delete this file?' : `Delete these ${count} files?`,
              message: `Pages that show them will show nothing there. You can restore them for ${uploadsLimits.undoMinutes} minutes.`,
              confirmLabel: 'Delete',
            }),
            run: (ids) => remove(ids),
            undo: { done: 'Restored', run: restore },
          },
          {
            label: 'Restore',
            done: 'Restored',
            icon: <IconArrowBackUp size={16} stroke={1.75} aria-hidden />,
            run: (ids) => restore(ids),
          },
        ]}
        empty={{
          title: 'No files yet',
          description: 'Upload some: they will stand here with their addresses.',
        }}
      />
      <UploadDrawer
        isOpen={isUploading}
        onClose={() => setUploading(false)}
        onUploaded={() => void utilities.uploads.invalidate()}
      />
    </>
  );
}
