import { useSession } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import {
  ClassRecordingsDocument,
  execute,
  PlayedRecordingDocument,
  RecordingsOfMeDocument,
  refreshQueries,
  TakeOutOfRecordingDocument,
} from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshClasses } from '../class-queries';
import * as messages from './recordings.messages';

interface TakeOutProps {
  readonly recordingId: string;
  /** What the recording is called, where several are listed. */
  readonly of?: string;
  readonly person: { readonly id: string; readonly firstName: string };
  readonly me: string;
}

/** Takes somebody out of what our room recorded, themselves or, for who keeps the recording, another one. It cannot be undone, and asks. */
export function TakeOut({ recordingId, of, person, me }: TakeOutProps) {
  const queryClient = useQueryClient();
  const { id: userId, firstName: name } = person;
  const isMe = userId === me;
  const taking = useMutation({
    mutationFn: () => execute(TakeOutOfRecordingDocument, { recordingId, userId }),
    onSuccess: async () => {
      toast.success(isMe ? messages.meTakenOut() : messages.takenOut({ name }));
      const lists = [ClassRecordingsDocument, PlayedRecordingDocument, RecordingsOfMeDocument] as const;
      await Promise.all([refreshQueries(queryClient, ...lists), refreshClasses(queryClient)]);
    },
    onError: (error) => toast.error(readFailure(error, []).general ?? messages.failed()),
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: isMe ? messages.takeMeOutQuestion() : messages.takeOutQuestion({ name }),
      message: isMe ? messages.aboutTakingMeOut() : messages.aboutTakingOut({ name }),
      confirmLabel: isMe ? messages.takeMeOut() : messages.takeOut({ name }),
      cancelLabel: messages.cancel(),
      tone: 'danger',
    });
    if (isSure) taking.mutate();
  };
  const label = isMe ? messages.takeMeOut() : messages.takeOut({ name });
  return (
    <Button
      variant="default"
      size="xs"
      loading={taking.isPending}
      {...(of !== undefined && { 'aria-label': messages.ofRecording({ action: label, name: of }) })}
      onClick={() => void ask()}
    >
      {label}
    </Button>
  );
}

interface TakeMeOutProps {
  readonly recording: { readonly id: string; readonly lessonNumber: number; readonly lessonTopic: string };
}

/** The same of oneself, where recordings are listed. */
export function TakeMeOut({ recording: { id, lessonNumber, lessonTopic } }: TakeMeOutProps) {
  const { user } = useSession();
  if (!user) return null;
  const of = messages.ofLesson({ number: String(lessonNumber), topic: lessonTopic });
  return <TakeOut recordingId={id} of={of} person={user} me={user.id} />;
}
