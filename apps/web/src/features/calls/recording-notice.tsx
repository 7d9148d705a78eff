import { confirm, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconPlayerRecordFilled } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import * as messages from './calls.messages';
import classes from './calls.module.css';
import type { CallConnection } from './room/call-connection';

/** What is recorded, and of whom, before one comes in. */
export function RecordedNotice() {
  return (
    <div className={classes.recording} role="status">
      <IconPlayerRecordFilled size={18} className={classes.recordingMark} aria-hidden />
      <div className={classes.recordingWords}>
        <strong>{messages.isRecorded()}</strong>
        <p>{messages.aboutRecording()}</p>
      </div>
    </div>
  );
}

interface RecordingBannerProps {
  readonly room: CallConnection;
  readonly me: string;
}

/** As long as a lesson is recorded everybody in it sees that, and whether they are in it; who was not asked yet is. */
export function RecordingBanner({ room, me }: RecordingBannerProps) {
  const { isRecorded, agrees, people } = useSyncExternalStore(room.subscribe, room.get);
  if (!isRecorded) return null;
  const amRecorded = people.some((person) => person.userId === me && person.isRecorded);
  const isAsked = !amRecorded && agrees === null;
  return (
    <section className={classes.recording} aria-label={messages.recordingSubject()}>
      <IconPlayerRecordFilled size={18} className={classes.recordingMark} aria-hidden />
      <div className={classes.recordingWords} role={isAsked ? 'alert' : 'status'}>
        <strong>{messages.isRecorded()}</strong>{' '}
        {!isAsked && (amRecorded ? messages.youAreRecorded() : messages.youAreNotRecorded())}
        {isAsked && <p>{messages.mayWeRecord()}</p>}
      </div>
      <div className={classes.toggles}>
        {!amRecorded && (
          <Button size="sm" {...(!isAsked && { variant: 'default' })} onClick={() => room.agree(true)}>
            {messages.recordMe()}
          </Button>
        )}
        {(isAsked || amRecorded) && (
          <Button size="sm" variant="default" onClick={() => room.agree(false)}>
            {messages.leaveMeOut()}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Begins to record the lesson, or ends it, as who leads it does. */
export async function turnRecording(room: CallConnection): Promise<void> {
  if (room.get().isRecorded) {
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
