import { fullName } from '@lyceum/contracts/auth';
import { type GradebookStudent, liveCourseLimits } from '@lyceum/contracts/live-course';
import { toast } from '@lyceum/ui';
import { execute, GiveExtraTimeDocument } from '@lyceum/web-graphql';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import classes from './cell-panel.module.css';
import * as messages from './gradebook.messages';
import { gradebookQuery } from './gradebook-queries';

interface ExtraTimeFormProps {
  readonly groupTag: string;
  readonly student: GradebookStudent;
}

/** How much longer a student has for all homework of the class. */
export function ExtraTimeForm({ groupTag, student }: ExtraTimeFormProps) {
  const queryClient = useQueryClient();
  const [studentId, firstName, lastName, , , extraMinutes] = student;
  const [minutes, setMinutes] = useState(String(extraMinutes));
  const [isWrong, setWrong] = useState(false);
  const name = fullName({ firstName, lastName });
  const most = liveCourseLimits.extraMinutes;
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const isNumber = /^\d{1,5}$/.test(minutes.trim()) && Number(minutes) <= most;
    setWrong(!isNumber);
    if (!isNumber) return;
    try {
      await execute(GiveExtraTimeDocument, { groupTag, studentId, extraMinutes: Number(minutes) });
      await queryClient.invalidateQueries(gradebookQuery(groupTag));
      toast.success(messages.savedExtraTime({ name, minutes: String(Number(minutes)) }));
    } catch {
      toast.error(messages.updatingStudentFailed());
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)}>
      <TextInput
        label={messages.extraTime()}
        description={messages.aboutExtraTime({ name })}
        value={minutes}
        inputMode="numeric"
        error={isWrong && messages.wrongExtraTime({ most: String(most) })}
        onChange={(event) => setMinutes(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {messages.saveExtraTime()}
      </Button>
    </form>
  );
}
