import { ContractForm, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, HandInDocument } from '@lyceum/web-graphql';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type OwnHomework, refreshClasses } from '../class-queries';
import * as messages from '../classes.messages';

interface HandInFormProps {
  readonly work: OwnHomework;
  readonly groupTag: string;
  readonly me: string;
  readonly onDone: () => void;
}

/** Hands in a link, or another one in its place (checklist lines 178, 183). What was typed stays where it is not taken. */
export function HandInForm({ work, me, onDone }: HandInFormProps) {
  const queryClient = useQueryClient();
  const { id, lessonId, submitted, liveLessonHomework } = work;
  const form = useContractForm({
    schema: () => import('./class-schemas').then((it) => it.handInSchema),
    initialValues: { url: work.submittedLink ?? '' },
    send: async ({ url }) => {
      const values = { url, ownId: id, homeworkId: liveLessonHomework.id, userId: me, lessonId };
      await execute(HandInDocument, values).catch((error: unknown) => {
        toast.error(messages.updatingHomeworkFailed());
        throw error;
      });
      form.settle();
      toast.success(messages.updatedHomework());
      await refreshClasses(queryClient);
      onDone();
    },
  });
  useUnsavedChanges(form.isDirty);
  return (
    <ContractForm
      {...form}
      place="section"
      action={submitted ? messages.handInAgain() : messages.handIn()}
      {...(submitted && { onCancel: onDone })}
    >
      <TextInput
        {...form.field('url')}
        type="url"
        inputMode="url"
        label={messages.linkToYourWork()}
        description={messages.aboutTheLink()}
      />
    </ContractForm>
  );
}
