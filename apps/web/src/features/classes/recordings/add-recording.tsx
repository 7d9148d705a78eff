import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { acceptOf } from '@lyceum/contracts/uploads';
import { uploadFile } from '@lyceum/session';
import { useSending, useUnsavedChanges } from '@lyceum/shell';
import { FormErrorSummary, toast } from '@lyceum/ui';
import { AddRecordingDocument, ClassRecordingsDocument, execute, refreshQueries } from '@lyceum/web-graphql';
import { Button, FileButton, NativeSelect, Progress } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lesson } from '../class-queries';
import * as messages from './recordings.messages';
import classes from './recordings.module.css';

/** A film that somebody has chosen, and where it is once it was sent: a second try sends it once. */
interface Chosen {
  readonly file: File;
  readonly path: string | null;
}

/** Opens what adds a film to a lesson that has begun. */
export function AddRecording({ lessons }: { readonly lessons: readonly Lesson[] }) {
  const [isOpen, setOpen] = useState(false);
  if (lessons.length === 0) return null;
  return (
    <div className={classes.form}>
      {isOpen ? (
        <FilmForm lessons={lessons} onDone={() => setOpen(false)} />
      ) : (
        <div>
          <Button variant="default" size="xs" onClick={() => setOpen(true)}>
            {messages.add()}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FilmFormProps {
  readonly lessons: readonly Lesson[];
  readonly onDone: () => void;
}

function FilmForm({ lessons, onDone }: FilmFormProps) {
  const queryClient = useQueryClient();
  const [lessonId, setLesson] = useState(() => latest(lessons)?.id ?? '');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [sent, setSent] = useState(0);
  const { isSending, problems, submit } = useSending(async ({ file, path }: Chosen) => {
    const at = path ?? (await uploadFile(file, { folder: 'recordings', onProgress: setSent })).url;
    setChosen({ file, path: at });
    const fileName = file.name.replace(/\.[^.]*$/, '').slice(0, liveCourseLimits.recordingNameLength);
    await execute(AddRecordingDocument, { lessonId, path: at, fileName });
    setChosen(null);
    toast.success(messages.added());
    await refreshQueries(queryClient, ClassRecordingsDocument);
    onDone();
  });
  useUnsavedChanges(chosen !== null);
  const percent = Math.round(sent * 100);
  const choose = (file: File | null): void => {
    setSent(0);
    setChosen(file && { file, path: null });
  };
  return (
    <div role="group" aria-label={messages.add()} className={classes.form}>
      <NativeSelect
        label={messages.whichLesson()}
        description={messages.aboutFilms()}
        value={lessonId}
        disabled={isSending}
        onChange={({ currentTarget }) => setLesson(currentTarget.value)}
        data={lessons.map(({ id, lessonNumber, lessonTopic }) => ({
          value: id,
          label: messages.ofLesson({ number: String(lessonNumber), topic: lessonTopic }),
        }))}
      />
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
        onSend={() => chosen && void submit(chosen)}
        onClose={onDone}
      />
    </div>
  );
}

interface WaysProps {
  /** Of the film that is chosen. */
  readonly name: string | null;
  readonly isSending: boolean;
  /** Null for none. */
  readonly onChoose: (file: File | null) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

function Ways({ name, isSending, onChoose, onSend, onClose }: WaysProps) {
  return (
    <div className={classes.actions}>
      {name !== null && (
        <Button loading={isSending} onClick={onSend}>
          {messages.send({ name })}
        </Button>
      )}
      <FileButton accept={films} onChange={(file) => file && onChoose(file)} disabled={isSending}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            disabled={isSending}
            leftSection={<IconMovie size={18} stroke={1.75} aria-hidden />}
          >
            {name === null ? messages.chooseFilm() : messages.chooseAnother()}
          </Button>
        )}
      </FileButton>
      {!isSending && (
        <Button variant="subtle" onClick={() => (name === null ? onClose() : onChoose(null))}>
          {name === null ? messages.cancel() : messages.notThis()}
        </Button>
      )}
    </div>
  );
}

/** Those that every browser plays. */
const films = acceptOf('recordings')
  .split(',')
  .filter((type) => type !== 'video/ogg')
  .join(',');

/** The lesson that began last, or the first one where none has. */
function latest(lessons: readonly Lesson[]): Lesson | undefined {
  const now = Date.now();
  return lessons.findLast(({ startDateTime }) => Date.parse(startDateTime) <= now) ?? lessons[0];
}
