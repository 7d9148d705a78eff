import { Button, Progress } from '@mantine/core';
import { CopyAddress } from './copy-address';
import { fileSize } from '../../tables/file-size';
import type { QueuedFile } from './upload-queue';
import classes from './uploads.module.css';

interface UploadQueueListProps {
  readonly files: readonly QueuedFile[];
  readonly onRetry: (file: QueuedFile) => void;
}

/** Every file of this sitting with how far it is. */
export function UploadQueueList({ files, onRetry }: UploadQueueListProps) {
  if (files.length === 0) return null;
  const done = files.filter(({ state }) => state === 'done').length;
  return (
    <section aria-label="Uploads of this sitting">
      <p aria-live="polite" className={classes.state}>
        {done} of {files.length} uploaded
      </p>
      <ul className={classes.queue} aria-label="Files">
        {files.map((file) => (
          <li key={file.id} className={classes.item}>
            <div className={classes.itemHead}>
              <span className={classes.name}>{file.file.name}</span>
              <StateOf file={file} onRetry={onRetry} />
            </div>
            {file.state === 'sending' && (
              <Progress value={file.progress * 100} size="sm" aria-label={`Progress of ${file.file.name}`} />
            )}
            {file.refusal && <span className={classes.refused}>{file.refusal}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function StateOf({ file, onRetry }: { readonly file: QueuedFile } & Pick<UploadQueueListProps, 'onRetry'>) {
  if (file.state === 'done') return <CopyAddress url={file.url ?? ''} />;
  if (file.state === 'refused')
    return (
      <Button size="compact-xs" variant="default" onClick={() => onRetry(file)}>
        Try again
      </Button>
    );
  if (file.state === 'waiting') return <span className={classes.state}>Waiting</span>;
  const percent = Math.floor(file.progress * 100);
  return (
    <span className={classes.state}>
      {percent < 100 ? `${percent} % of ${fileSize(file.file.size)}` : 'Being checked'}
    </span>
  );
}
