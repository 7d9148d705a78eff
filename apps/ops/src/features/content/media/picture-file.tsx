import { acceptOf, sizesOf } from '@lyceum/contracts/uploads';
import { Button, FileButton, Input } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './media.module.css';
import { sentSoFar, usePictureUpload } from './use-picture-upload';

interface PictureFileProps {
  readonly id: string;
  readonly error?: ReactNode;
  /** Told where it is, once it has arrived and was looked into. */
  readonly onSent: (url: string) => void;
}

/** Chooses a picture of this computer and sends it. */
export function PictureFile({ id, error, onSent }: PictureFileProps) {
  const [sent, setSent] = useState<string | null>(null);
  const { progress, refusal, send } = usePictureUpload();
  const take = (url: string): void => {
    setSent(url);
    onSent(url);
  };
  return (
    <Input.Wrapper
      id={id}
      label="Picture"
      description="PNG, JPEG, WebP, GIF or AVIF, at most 10 MB."
      error={refusal ?? (sent === null && error)}
    >
      <div className={classes.file}>
        {sent !== null && (
          <img className={classes.sent} src={sizesOf(sent).medium} alt="The picture you chose" />
        )}
        <FileButton
          accept={acceptOf('site-pictures')}
          onChange={(file) => file && void send(file, take)}
          inputProps={{ 'aria-label': 'Picture to send' }}
        >
          {(props) => (
            <Button
              {...props}
              id={id}
              size="xs"
              variant="default"
              leftSection={<IconUpload size={14} aria-hidden />}
              disabled={progress !== null}
            >
              {progress === null ? (sent === null ? 'Choose a file' : 'Choose another') : sentSoFar(progress)}
            </Button>
          )}
        </FileButton>
      </div>
    </Input.Wrapper>
  );
}
