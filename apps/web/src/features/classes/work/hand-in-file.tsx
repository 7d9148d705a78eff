import { acceptOf } from '@lyceum/contracts/uploads';
import { uploadFile } from '@lyceum/session';
import { useSending, useUnsavedChanges } from '@lyceum/shell';
import { FormErrorSummary, toast } from '@lyceum/ui';
import { execute, HandInFileDocument } from '@lyceum/web-graphql';
import { Button, FileButton, Progress } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnHomework, refreshClasses } from '../class-queries';
import * as classesMessages from '../classes.messages';
import classes from './hand-in-file.module.css';
import * as messages from './work.messages';

interface HandInFileProps {
  readonly work: OwnHomework;
  readonly me: string;
  readonly onDone: () => void;
}

/** A file that somebody has chosen, and where it is once it was sent: a second try sends it once. */
interface Chosen {
  readonly file: File;
  readonly path: string | null;
}

/** Hands in a file instead of a link. What was chosen stays where it is not taken, or there is no connection. */
export function HandInFile({ work, me, onDone }: HandInFileProps) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [sent, setSent] = useState(0);
  const { isSending, problems, submit } = useSending(async ({ file, path }: Chosen) => {
    const at = path ?? (await uploadFile(file, { folder: 'homework', onProgress: setSent })).url;
    setChosen({ file, path: at });
    await execute(HandInFileDocument, {
      path: at,
      ownId: work.id,
      homeworkId: work.liveLessonHomework.id,
      userId: me,
      lessonId: work.lessonId,
    });
    setChosen(null);
    toast.success(classesMessages.updatedHomework());
    await refreshClasses(queryClient);
    onDone();
  });
  useUnsavedChanges(chosen !== null);
  const choose = (file: File | null): void => {
    setSent(0);
    setChosen(file && { file, path: null });
  };
  const percent = Math.round(sent * 100);
  return (
    <div className={classes.root} role="group" aria-label={messages.orAFile()}>
      <p className={classes.detail}>
        {messages.orAFile()}: {messages.aboutFiles()}
      </p>
      <FormErrorSummary problems={problems} />
      {chosen && isSending && (
        <Progress
          value={percent}
          aria-label={messages.sending({ name: chosen.file.name, percent: String(percent) })}
        />
      )}
      <Ways
        name={chosen?.file.name ?? null}
        isSending={isSending}
        onChoose={choose}
        onHandIn={() => chosen && void submit(chosen)}
      />
    </div>
  );
}

interface WaysProps {
  /** Of the file that is chosen. */
  readonly name: string | null;
  readonly isSending: boolean;
  /** Null for none. */
  readonly onChoose: (file: File | null) => void;
  readonly onHandIn: () => void;
}

function Ways({ name, isSending, onChoose, onHandIn }: WaysProps) {
  return (
    <div className={classes.ways}>
      {name !== null && (
        <Button loading={isSending} className={classes.name ?? ''} onClick={onHandIn}>
          {messages.handInFile({ name })}
        </Button>
      )}
      <FileButton
        accept={acceptOf('homework')}
        onChange={(file) => file && onChoose(file)}
        disabled={isSending}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            disabled={isSending}
            leftSection={<IconPaperclip size={18} stroke={1.75} aria-hidden />}
          >
            {name === null ? messages.chooseFile() : messages.chooseAnother()}
          </Button>
        )}
      </FileButton>
      {name !== null && !isSending && (
        <Button variant="subtle" onClick={() => onChoose(null)}>
          {messages.takeBack()}
        </Button>
      )}
    </div>
  );
}
