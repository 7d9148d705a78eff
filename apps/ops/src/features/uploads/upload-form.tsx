import {
  acceptOf,
  isOpenFolder,
  rightOfLibrary,
  type UploadFolder,
  uploadFolders,
  uploadsTable,
} from '@lyceum/contracts/uploads';
import { Button, FileButton, Select, Stack, TextInput } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { useUploadQueue } from './upload-queue';
import { UploadQueueList } from './upload-queue-list';
import classes from './uploads.module.css';

/** What a library has is sent there: without its words nothing shows it. */
const isOffered = (folder: UploadFolder): boolean => isOpenFolder(folder) && rightOfLibrary(folder) === null;

const folders = Object.entries<string>(uploadsTable.columns.folder.choices)
  .filter(([folder]) => isOffered(folder as UploadFolder))
  .map(([value, label]) => ({ value, label }));

const targetPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/;

/** Many files at once into a folder (checklist lines 122, 230). They go on while one chooses more. */
export function UploadForm({ onUploaded }: { readonly onUploaded: () => void }) {
  const [folder, setFolder] = useState<UploadFolder>('galleries');
  const [target, setTarget] = useState('');
  const { files, add, retry } = useUploadQueue(onUploaded);
  const isTargetWrong = target !== '' && !targetPattern.test(target);
  const choose = (chosen: readonly File[]): void => {
    if (!isTargetWrong && chosen.length > 0) add(chosen, folder, target);
  };
  return (
    <Stack gap="md">
      <Select
        label="Folder"
        description={
          uploadFolders[folder].bucket === 'documents'
            ? 'For those who get the address; no page shows it to everybody.'
            : 'Shown on pages.'
        }
        data={folders}
        value={folder}
        allowDeselect={false}
        onChange={(value) => setFolder(value as UploadFolder)}
      />
      <TextInput
        label="For (optional)"
        description="An id or a name that becomes part of the address: letters, digits and hyphens."
        value={target}
        error={isTargetWrong && 'Use letters, digits and hyphens.'}
        onChange={(event) => setTarget(event.currentTarget.value)}
      />
      <DropArea folder={folder} isShut={isTargetWrong} onFiles={choose} />
      <UploadQueueList files={files} onRetry={retry} />
    </Stack>
  );
}

interface DropAreaProps {
  readonly folder: UploadFolder;
  readonly isShut: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Files are dropped here, or chosen with the button. */
function DropArea({ folder, isShut, onFiles }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <span>Drop files here, or</span>
      <FileButton
        multiple
        accept={acceptOf(folder)}
        onChange={onFiles}
        inputProps={{ 'aria-label': 'Files to upload' }}
        disabled={isShut}
      >
        {(props) => (
          <Button {...props} size="xs" disabled={isShut}>
            Choose files
          </Button>
        )}
      </FileButton>
    </div>
  );
}
