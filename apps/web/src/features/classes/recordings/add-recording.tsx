import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { acceptOf } from '@lyceum/contracts/uploads';
import { FormErrorSummary, toast } from '@lyceum/ui';
import { AddRecordingDocument, ClassRecordingsDocument, execute, refreshQueries } from '@lyceum/web-graphql';
import { Button, FileButton, NativeSelect, Progress } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lesson } from '../class-queries';
import { useChosenFile } from '../use-chosen-file';
import * as messages from './recordings.messages';
import classes from './recordings.module.css';

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
  const film = useChosenFile({
    folder: 'recordings',
    save: (file, path) => {
      const fileName = file.name.replace(/\.[^.]*$/, '').slice(0, liveCourseLimits.recordingNameLength);
      return execute(AddRecordingDocument, { lessonId, path, fileName });
    },
    onSaved: async () => {
      toast.success(messages.added());
      await refreshQueries(queryClient, ClassRecordingsDocument);
      onDone();
    },
  });
  const { name, percent, isSending, problems } = film;
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
      {name !== null && isSending && (
        <Progress value={percent} aria-label={messages.sending({ name, percent: String(percent) })} />
      )}
      <Ways name={name} isSending={isSending} onChoose={film.choose} onSend={film.submit} onClose={onDone} />
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
