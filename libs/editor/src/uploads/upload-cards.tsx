import { ActionIcon, Alert, Progress, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconMovie, IconPhoto, IconRefresh, IconX } from '@tabler/icons-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import * as messages from '../editor.messages';
import classes from './upload-cards.module.css';
import type { PendingUpload, UploadQueue } from './upload-queue';

interface UploadCardsProps {
  readonly queue: UploadQueue;
  /** Where each will stand in the text; without it they are shown here. */
  readonly elements?: ReadonlyMap<string, HTMLElement>;
}

/** Files on their way, each shown where it will stand, and those that were refused. */
export function UploadCards({ queue, elements }: UploadCardsProps) {
  const { uploads, refusals } = useSyncExternalStore(queue.subscribe, queue.state);
  return (
    <>
      <VisuallyHidden role="status">{statusOf(uploads)}</VisuallyHidden>
      {refusals.length > 0 && (
        <Alert
          color="danger"
          role="alert"
          mt={8}
          icon={<IconAlertTriangle size={20} aria-hidden />}
          withCloseButton
          closeButtonLabel={messages.dismiss()}
          onClose={queue.dismissRefusals}
        >
          {refusals.map((refusal) => (
            <div key={refusal}>{refusal}</div>
          ))}
        </Alert>
      )}
      {uploads.map((upload) => {
        const card = <UploadCard key={upload.id} upload={upload} queue={queue} />;
        if (!elements) return card;
        const element = elements.get(upload.id);
        return element && createPortal(card, element, upload.id);
      })}
    </>
  );
}

interface UploadCardProps {
  readonly upload: PendingUpload;
  readonly queue: UploadQueue;
}

function UploadCard({ upload: { id, file, kind, failure, progress }, queue }: UploadCardProps) {
  const percent = Math.round(progress * 100);
  return (
    <div
      className={classes.card}
      role="group"
      aria-label={messages.uploadOf({ file: file.name })}
      data-failed={failure !== null}
    >
      <Look file={file} isVideo={kind === 'VIDEO'} />
      <div className={classes.words}>
        <div className={classes.name}>{file.name}</div>
        {failure === null ? (
          <div className={classes.progress}>
            <Progress.Root size="sm" className={classes.bar ?? ''}>
              <Progress.Section value={percent} aria-label={messages.uploading({ file: file.name })} />
            </Progress.Root>
            <span className={classes.percent}>
              {percent < 100 ? messages.percent({ percent }) : messages.almostThere()}
            </span>
          </div>
        ) : (
          <>
            <div className={classes.failure}>{failure}</div>
            <div className={classes.note}>{messages.holdsUpPosting()}</div>
          </>
        )}
      </div>
      {failure !== null && (
        <ActionIcon
          variant="default"
          aria-label={messages.tryAgain({ file: file.name })}
          onClick={() => queue.retry(id)}
        >
          <IconRefresh size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={(failure === null ? messages.cancelUpload : messages.removeUpload)({ file: file.name })}
        onClick={() => queue.cancel(id)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** The picture itself, from the device, or what kind of file it is. */
function Look({ file, isVideo }: { readonly file: File; readonly isVideo: boolean }) {
  const [isBroken, setBroken] = useState(false);
  const show = useCallback((picture: HTMLImageElement) => showFile(picture, file), [file]);
  const Icon = isVideo ? IconMovie : IconPhoto;
  return (
    <div className={classes.look}>
      {isVideo || isBroken ? (
        <Icon size={22} stroke={1.75} aria-hidden />
      ) : (
        <img ref={show} alt="" onError={() => setBroken(true)} />
      )}
    </div>
  );
}

/** Shows a file of the device. Answers the function that lets go of it. */
function showFile(picture: HTMLImageElement, file: File): () => void {
  const address = URL.createObjectURL(file);
  picture.src = address;
  return () => URL.revokeObjectURL(address);
}

function statusOf(uploads: readonly PendingUpload[]): string {
  const failed = uploads.filter(({ failure }) => failure !== null);
  const running = uploads.length - failed.length;
  const texts = failed.map(({ file, failure }) =>
    messages.didNotArrive({ file: file.name, reason: failure ?? '' }),
  );
  if (failed.length > 0) texts.push(messages.holdsUpPosting());
  if (running > 0) texts.push(messages.filesUploading({ count: running }));
  return texts.join(' ');
}
