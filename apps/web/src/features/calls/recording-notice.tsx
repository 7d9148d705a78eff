import { confirm, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconPlayerRecordFilled } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import * as messages from './calls.messages';
import classes from './calls.module.css';
import type { CallConnection } from './room/call-connection';
import { type CallRecording, useCallRecording } from './use-call-chat';

/** Which lesson of which class; who is not of the class is told of neither. */
function whatIsRecorded(recording: CallRecording | null): string {
  const { courseName = null, lessonNumber = null, lessonTopic = null } = recording ?? {};
  if (courseName === null || lessonNumber === null || lessonTopic === null) return messages.isRecorded();
  return messages.lessonIsRecorded({ course: courseName, number: String(lessonNumber), topic: lessonTopic });
}

/** What is recorded, and of whom, before one comes in. */
export function RecordedNotice({ recording }: { readonly recording: CallRecording }) {
  return (
    <div className={classes.recording} role="status">
      <IconPlayerRecordFilled size={18} className={classes.recordingMark} aria-hidden />
      <div className={classes.recordingWords}>
        <strong>{whatIsRecorded(recording)}</strong>
        <p>{recording.isAsked ? messages.aboutRecording() : messages.notAsked()}</p>
      </div>
    </div>
  );
}

interface RecordingBannerProps {
  readonly room: CallConnection;
  readonly me: string;
  readonly chatId: string;
}

/** As long as a lesson is recorded everybody in it sees that, and whether they are in it; who was not asked yet is. */
export function RecordingBanner({ room, me, chatId }: RecordingBannerProps) {
  const { recordingId, agrees, people } = useSyncExternalStore(room.subscribe, room.get);
  const told = useCallRecording(chatId);
  if (recordingId === null) return null;
  const recording = told?.id === recordingId ? told : null;
  const isOutside = recording !== null && !recording.isAsked;
  const amRecorded = people.some((person) => person.userId === me && person.isRecorded);
  const isAsked = !amRecorded && agrees === null && !isOutside;
  return (
    <section className={classes.recording} aria-label={messages.recordingSubject()}>
      <IconPlayerRecordFilled size={18} className={classes.recordingMark} aria-hidden />
      <div className={classes.recordingWords} role={isAsked ? 'alert' : 'status'}>
        <strong>{whatIsRecorded(recording)}</strong> {isOutside && messages.notAsked()}
        {!isAsked && !isOutside && (amRecorded ? messages.youAreRecorded() : messages.youAreNotRecorded())}
        {isAsked && <p>{messages.mayWeRecord()}</p>}
      </div>
      <div className={classes.toggles}>
        {!amRecorded && !isOutside && (
          <Button size="sm" variant="default" onClick={() => room.agree(recordingId, true)}>
            {messages.recordMe()}
          </Button>
        )}
        {(isAsked || amRecorded) && (
          <Button size="sm" variant="default" onClick={() => room.agree(recordingId, false)}>
            {messages.leaveMeOut()}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Begins to record the lesson, or ends it, as who leads it does. */
export async function turnRecording(room: CallConnection): Promise<void> {
  if (room.get().recordingId !== null) {
    room.record(false);
    toast.info(messages.recordingEnded(), { id: 'call' });
    return;
  }
  const isSure = await confirm({
    title: messages.recordQuestion(),
    message: messages.aboutStartingToRecord(),
    confirmLabel: messages.record(),
    cancelLabel: messages.cancel(),
  });
  if (isSure) room.record(true);
}
