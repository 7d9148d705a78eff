import { saveFile, toast } from '@lyceum/ui';
import { execute, LessonCalendarFileDocument } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import * as messages from './lesson-times.messages';

/** Saves a lesson as a file that calendars open. */
export function LessonCalendarButton({ lessonId }: { readonly lessonId: string }) {
  const save = async (): Promise<void> => {
    try {
      const { getLiveLessonCalendarFile: file } = await execute(LessonCalendarFileDocument, { lessonId });
      saveFile(new Blob([file.content], { type: 'text/calendar;charset=utf-8' }), file.fileName);
    } catch {
      toast.error(messages.calendarFileFailed());
    }
  };
  return (
    <Button
      variant="subtle"
      size="md"
      leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
      onClick={() => void save()}
    >
      {messages.addToCalendar()}
    </Button>
  );
}
