import { ContractForm, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, UpdateTopicsDocument } from '@lyceum/web-graphql';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Lesson, refreshClasses } from '../class-queries';
import * as messages from '../classes.messages';

interface TopicFormProps {
  readonly groupTag: string;
  readonly lesson: Lesson;
  readonly onDone: () => void;
}

/** What a lesson is about (checklist line 180). */
export function TopicForm({ groupTag, lesson, onDone }: TopicFormProps) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: () => import('./class-schemas').then((it) => it.topicSchema),
    initialValues: { lessonTopic: lesson.lessonTopic },
    send: async ({ lessonTopic }) => {
      const input = { topicArray: [{ lessonId: lesson.id, lessonTopic }] };
      await execute(UpdateTopicsDocument, { groupTag, input }).catch((error: unknown) => {
        toast.error(messages.updatingLessonsFailed());
        throw error;
      });
      form.settle();
      toast.success(messages.updatedLessons());
      await refreshClasses(queryClient);
      onDone();
    },
  });
  useUnsavedChanges(form.isDirty);
  return (
    <ContractForm {...form} place="section" action={messages.save()} onCancel={onDone}>
      <TextInput {...form.field('lessonTopic')} label={messages.topic()} dir="auto" autoFocus />
    </ContractForm>
  );
}
