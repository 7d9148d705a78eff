import { type ProfilePicturePlace, profilePictureShapes } from '@lyceum/contracts/profile';
import { uploadFile } from '@lyceum/session';
import { useSending } from '@lyceum/shell';
import { FormErrorSummary, toast } from '@lyceum/ui';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { CropArea } from './crop-area';
import classes from './crop.module.css';
import { cutPicture, type PicturePart } from './cut-picture';
import { wordsOf } from './pictures.messages';
import * as messages from './pictures.messages';
import { useSetPicture } from './use-picture';

interface CropDialogProps {
  readonly userId: string;
  readonly place: ProfilePicturePlace;
  /** Where the chosen picture is, in this browser. */
  readonly source: string;
  readonly onClose: () => void;
}

/** What of a picture is shown is chosen here, and sent; where that fails, all of it stays to be sent again. */
export function CropDialog({ userId, place, source, onClose }: CropDialogProps) {
  const [part, setPart] = useState<PicturePart | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [sent, setSent] = useState(0);
  const words = wordsOf[place];
  const setPicture = useSetPicture(userId, place);
  const { isSending, problems, submit } = useSending(async () => {
    if (part === null) return;
    setSent(0);
    const cut = await cutPicture(source, place, part);
    const { url } = await uploadFile(cut, { folder: 'profile-images', onProgress: setSent });
    await setPicture(url);
    toast.success(words.saved());
    onClose();
  });
  const all = isUnreadable ? [{ message: messages.unreadable() }] : problems;
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.crop()}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={!isSending}
    >
      <FormErrorSummary problems={all} />
      {!isUnreadable && (
        <CropArea
          source={source}
          shape={profilePictureShapes[place]}
          isRound={place === 'PICTURE'}
          onChange={setPart}
          onUnreadable={() => setUnreadable(true)}
        />
      )}
      <p className={classes.note}>{words.whoSees()}</p>
      <div className={classes.actions}>
        <Button
          loading={isSending}
          disabled={part === null || isUnreadable}
          data-autofocus
          onClick={() => void submit()}
        >
          {messages.save()}
        </Button>
        <Button variant="subtle" disabled={isSending} onClick={onClose}>
          {messages.cancel()}
        </Button>
        <span role="status" className={classes.note}>
          {isSending && messages.percentSent({ percent: Math.floor(sent * 100) })}
        </span>
      </div>
    </Modal>
  );
}
