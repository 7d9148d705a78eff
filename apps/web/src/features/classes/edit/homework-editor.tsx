import { toast } from '@lyceum/ui';
import {
  type ClassHomeworkFragment,
  DeleteHomeworkDocument,
  execute,
  RestoreHomeworkDocument,
} from '@lyceum/web-graphql';
import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Lesson, refreshClasses } from '../class-queries';
import { LessonHomework } from '../lesson-homework';
import classes from './edit.module.css';
import { HomeworkForm } from './homework-form';
import * as messages from './homework.messages';

interface HomeworkEditorProps {
  readonly lesson: Lesson;
}

/** Homework of a lesson with what changes and deletes each and adds to it (checklist lines 177, 183). */
export function HomeworkEditor({ lesson }: HomeworkEditorProps) {
  /** The one that is changed; null adds one. */
  const [edited, setEdited] = useState<ClassHomeworkFragment | null>();
  const remove = useRemoval();
  if (edited !== undefined)
    return (
      <div className={classes.form}>
        <HomeworkForm
          key={edited?.id ?? ''}
          lesson={lesson}
          homework={edited}
          onDone={() => setEdited(undefined)}
        />
      </div>
    );
  return (
    <>
      {lesson.lessonHomeworks.map((homework) => (
        <div key={homework.id} className={classes.work}>
          <div className={classes.words}>
            <LessonHomework homework={homework} />
          </div>
          <ActionIcon
            variant="subtle"
            aria-label={messages.changeHomework({ topic: homework.homeworkTopic })}
            onClick={() => setEdited(homework)}
          >
            <IconPencil size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={messages.deleteHomework({ topic: homework.homeworkTopic })}
            onClick={() => void remove(homework)}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div className={classes.actions}>
        <Button variant="default" size="xs" onClick={() => setEdited(null)}>
          {messages.addHomework()}
        </Button>
      </div>
    </>
  );
}

/** Deletes at once, and offers to have it back. */
function useRemoval(): (homework: ClassHomeworkFragment) => Promise<void> {
  const queryClient = useQueryClient();
  const sent = async (sending: Promise<unknown>): Promise<boolean> => {
    try {
      await sending;
      await refreshClasses(queryClient);
      return true;
    } catch {
      toast.error(messages.updatingHomeworkFailed());
      return false;
    }
  };
  return async ({ id: homeworkId, homeworkTopic: topic }) => {
    const restore = async (): Promise<void> => {
      if (await sent(execute(RestoreHomeworkDocument, { homeworkId })))
        toast.success(messages.restored({ topic }));
    };
    if (await sent(execute(DeleteHomeworkDocument, { homeworkId })))
      toast.success(messages.deleted({ topic }), {
        action: { label: messages.undo(), onClick: () => void restore() },
      });
  };
}
