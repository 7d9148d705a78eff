import { RetryButton } from '@lyceum/ui';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import * as messages from './attached.messages';
import { fileLinkQuery } from './file-link';
import type { SentFile } from './sent-file';
import classes from './shown-file.module.css';
import { useSaving } from './use-saving';

interface PictureDialogProps {
  readonly file: SentFile;
  readonly onClose: () => void;
}

/** A picture as large as it is, with a way to keep it. */
export function PictureDialog({ file, onClose }: PictureDialogProps) {
  const { path, name, width, height } = file;
  const link = useQuery(fileLinkQuery(path));
  const { isSaving, save } = useSaving(file);
  return (
    <Modal opened onClose={onClose} size="auto" title={<bdi>{name}</bdi>}>
      {link.isError ? (
        <div className={classes.lost}>
          <p>{messages.notLoaded()}</p>
          <RetryButton onClick={() => void link.refetch()} />
        </div>
      ) : (
        <img
          className={classes.large}
          src={link.data}
          alt={name}
          width={width ?? undefined}
          height={height ?? undefined}
        />
      )}
      <Button mt="md" variant="default" loading={isSaving} onClick={() => void save()}>
        {messages.save()}
      </Button>
    </Modal>
  );
}
