import { acceptOf } from '@lyceum/contracts/uploads';
import { FormErrorSummary, toast } from '@lyceum/ui';
import { execute, HandInFileDocument } from '@lyceum/web-graphql';
import { Button, FileButton, Progress } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type OwnHomework, refreshClasses } from '../class-queries';
import * as classesMessages from '../classes.messages';
import { useChosenFile } from '../use-chosen-file';
import classes from './hand-in-file.module.css';
import * as messages from './work.messages';

interface HandInFileProps {
  readonly work: OwnHomework;
  readonly me: string;
  readonly onDone: () => void;
}

/** Hands in a file instead of a link. What was chosen stays where it is not taken, or there is no connection. */
export function HandInFile({ work, me, onDone }: HandInFileProps) {
  const queryClient = useQueryClient();
  const file = useChosenFile({
    folder: 'homework',
    save: (_, path) =>
      execute(HandInFileDocument, {
        path,
        ownId: work.id,
        homeworkId: work.liveLessonHomework.id,
        userId: me,
        lessonId: work.lessonId,
      }),
    onSaved: async () => {
      toast.success(classesMessages.updatedHomework());
      await refreshClasses(queryClient);
      onDone();
    },
  });
  const { name, percent, isSending, problems } = file;
  return (
    <div className={classes.root} role="group" aria-label={messages.orAFile()}>
      <p className={classes.detail}>
        {messages.orAFile()}: {messages.aboutFiles()}
      </p>
      <FormErrorSummary problems={problems} />
      {name !== null && isSending && (
        <Progress value={percent} aria-label={messages.sending({ name, percent: String(percent) })} />
      )}
      <Ways name={name} isSending={isSending} onChoose={file.choose} onHandIn={file.submit} />
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
