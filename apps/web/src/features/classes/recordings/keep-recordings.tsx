import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { toast } from '@lyceum/ui';
import {
  ClassRecordingsDocument,
  DeleteRecordingDocument,
  execute,
  type RecordingFragment,
  refreshQueries,
  RestoreRecordingDocument,
  RetryRecordingDocument,
  SaveRecordingCaptionsDocument,
} from '@lyceum/web-graphql';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { readFailure } from '@lyceum/shell';
import type { Lesson } from '../class-queries';
import { refreshClasses } from '../class-queries';
import { AddRecording } from './add-recording';
import { RecordingRow } from './recording-row';
import { TakeMeOut } from './take-out';
import * as messages from './recordings.messages';
import classes from './recordings.module.css';

interface KeepRecordingsProps {
  readonly all: readonly RecordingFragment[];
  readonly groupTag: string;
  readonly lessons: readonly Lesson[];
}

/** Recordings of a class with what adds to them and changes each. */
export function KeepRecordings({ all, groupTag, lessons }: KeepRecordingsProps) {
  const there = all.filter(({ deletedAt }) => deletedAt === null);
  const gone = all.filter(({ deletedAt }) => deletedAt !== null);
  return (
    <>
      <AddRecording lessons={lessons} />
      {there.length === 0 && <p className={classes.detail}>{messages.none()}</p>}
      <ul className={classes.list}>
        {there.map((recording) => (
          <KeptRecording key={recording.id} recording={recording} groupTag={groupTag} />
        ))}
      </ul>
      {gone.length > 0 && (
        <details className={classes.trash}>
          <summary>{messages.trash()}</summary>
          <ul className={classes.list}>
            {gone.map((recording) => (
              <DeletedRecording key={recording.id} recording={recording} groupTag={groupTag} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface OneRecordingProps {
  readonly recording: RecordingFragment;
  readonly groupTag: string;
}

function KeptRecording({ recording, groupTag }: OneRecordingProps) {
  const { id, fileName: name, state, failure, hasCaptions } = recording;
  const { sent, remove } = useChanges();
  const isReady = state === 'READY';
  return (
    <RecordingRow
      recording={recording}
      groupTag={groupTag}
      isReady={isReady}
      note={
        <>
          {state === 'RECORDING' && <span className={classes.detail}>{messages.recordingNow()}</span>}
          {state === 'PROCESSING' && <span className={classes.detail}>{messages.processing()}</span>}
          {failure && <span className={classes.failed}>{messages.failures[failure]()}</span>}
        </>
      }
      actions={
        <>
          {state === 'FAILED' && (
            <Button
              variant="default"
              size="xs"
              onClick={() => void sent(execute(RetryRecordingDocument, { recordingId: id }))}
            >
              {messages.retry()}
            </Button>
          )}
          {isReady && recording.isOfMe && <TakeMeOut recording={recording} />}
          {isReady && <Captions recording={recording} />}
          {isReady && hasCaptions && <NoCaptions recording={recording} />}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={messages.remove({ name })}
            onClick={() => void remove(id)}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </>
      }
    />
  );
}

function DeletedRecording({ recording, groupTag }: OneRecordingProps) {
  const { restore } = useChanges();
  const { id, fileName: name } = recording;
  return (
    <RecordingRow
      recording={recording}
      groupTag={groupTag}
      isReady={false}
      actions={
        <Button
          variant="default"
          size="xs"
          aria-label={messages.restore({ name })}
          onClick={() => void restore(id)}
        >
          {messages.undo()}
        </Button>
      }
    />
  );
}

type CaptionsProps = Pick<OneRecordingProps, 'recording'>;

/** Chooses a file of captions, which is read here and checked by the server. */
function Captions({ recording: { id, fileName: name, hasCaptions } }: CaptionsProps) {
  const { saveCaptions } = useChanges();
  const action = hasCaptions ? messages.changeCaptions() : messages.addCaptions();
  return (
    <FileButton
      accept=".vtt,text/vtt"
      onChange={(file) => file && void file.text().then((text) => saveCaptions(id, text))}
    >
      {(props) => (
        <Button {...props} variant="default" size="xs" aria-label={messages.ofRecording({ action, name })}>
          {action}
        </Button>
      )}
    </FileButton>
  );
}

function NoCaptions({ recording: { id, fileName: name } }: CaptionsProps) {
  const { saveCaptions } = useChanges();
  return (
    <Button
      variant="subtle"
      size="xs"
      aria-label={messages.ofRecording({ action: messages.removeCaptions(), name })}
      onClick={() => void saveCaptions(id, '')}
    >
      {messages.removeCaptions()}
    </Button>
  );
}

/** What is done to a recording. What is deleted is offered to be had back. */
function useChanges() {
  const queryClient = useQueryClient();
  const sent = async (sending: Promise<unknown>, failed = messages.failed()): Promise<boolean> => {
    try {
      await sending;
      await Promise.all([refreshQueries(queryClient, ClassRecordingsDocument), refreshClasses(queryClient)]);
      return true;
    } catch (error) {
      toast.error(readFailure(error, []).general ?? failed);
      return false;
    }
  };
  const restore = async (recordingId: string): Promise<void> => {
    if (await sent(execute(RestoreRecordingDocument, { recordingId }))) toast.success(messages.restored());
  };
  return {
    sent,
    restore,
    remove: async (recordingId: string): Promise<void> => {
      if (await sent(execute(DeleteRecordingDocument, { recordingId })))
        toast.success(messages.deleted(), {
          action: { label: messages.undo(), onClick: () => void restore(recordingId) },
        });
    },
    saveCaptions: async (recordingId: string, text: string): Promise<void> => {
      const captions = text.slice(0, liveCourseLimits.captionsLength + 1);
      if (
        await sent(
          execute(SaveRecordingCaptionsDocument, { recordingId, captions }),
          messages.captionsFailed(),
        )
      )
        toast.success(text === '' ? messages.captionsRemoved() : messages.captionsSaved());
    },
  };
}
