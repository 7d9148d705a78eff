import { Button, Progress } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import * as messages from './attached.messages';
import type { Attachment, Attachments } from './attachments';
import classes from './attached-files.module.css';
import * as fileMessages from './files.messages';
import { sizeText } from './size-text';
import { lengthText } from './length-text';
import { VoicePlayer } from './voice-player';

interface AttachedFilesProps {
  readonly attachments: Attachments;
  readonly list: readonly Attachment[];
}

/** What goes with the message that is being written, and how far each file is. */
export function AttachedFiles({ attachments, list }: AttachedFilesProps) {
  return (
    <ul className={classes.list} aria-label={messages.attachedFiles()}>
      {list.map((one) => (
        <AttachedFile
          key={one.key}
          attachment={one}
          onRemove={() => attachments.remove(one.key)}
          onRetry={() => attachments.retry(one.key)}
        />
      ))}
    </ul>
  );
}

interface AttachedFileProps {
  readonly attachment: Attachment;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

function AttachedFile({ attachment, onRemove, onRetry }: AttachedFileProps) {
  const { key, file, voice, preview, fraction, problem, sent } = attachment;
  const name = voice ? fileMessages.voiceMessage({ length: lengthText(voice.milliseconds) }) : file.name;
  const isUnderWay = sent === null && problem === null;
  return (
    <li className={classes.file}>
      {!voice && <Picture preview={preview} />}
      <div className={classes.words}>
        {voice && preview !== null ? (
          <VoicePlayer id={key} voice={voice} source={() => Promise.resolve(preview)} />
        ) : (
          <bdi className={classes.name}>{name}</bdi>
        )}
        {problem !== null && (
          <span className={classes.problem} role="alert">
            {problem}
          </span>
        )}
        {problem === null && !voice && <span className={classes.size}>{sizeText(file.size)}</span>}
        {isUnderWay && (
          <Progress size="xs" value={fraction * 100} aria-label={messages.uploading({ name })} />
        )}
      </div>
      {problem !== null && (
        <Button size="xs" variant="light" onClick={onRetry}>
          {messages.tryAgain()}
        </Button>
      )}
      <button
        type="button"
        className={classes.remove}
        aria-label={isUnderWay ? messages.callOff({ name }) : messages.takeOut({ name })}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </li>
  );
}

function Picture({ preview }: Pick<Attachment, 'preview'>) {
  return preview === null ? (
    <IconFile className={classes.icon} size={24} stroke={1.5} aria-hidden />
  ) : (
    <img className={classes.preview} src={preview} alt="" width={40} height={40} />
  );
}
