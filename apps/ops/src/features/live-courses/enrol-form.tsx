import type { EnrolmentAnswer, StaffGroup } from '@lyceum/contracts/live-course';
import { toast } from '@lyceum/ui';
import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { longQuery, trpc } from '../../app/trpc';
import { CsvFileButton } from '../../layout/csv-file-button';
import { useDrawerChanges } from '../../layout/form-drawer';
import { useSteps } from '../../layout/use-steps';
import { countOf, EnrolmentResults, enrolmentText } from './enrolment-results';
import classes from './live-courses.module.css';

interface EnrolFormProps {
  readonly group: StaffGroup;
  readonly onDone: () => void;
}

/** Enrols students by their e-mails: first what would become of each line, then all of it at once, with what became of each. */
export function EnrolForm({ group, onDone }: EnrolFormProps) {
  const [text, setText] = useState('');
  const enrolment = useEnrolment(group);
  const { preview, done, refusal, isBusy } = enrolment;
  const isMade = done !== null;
  useDrawerChanges(text !== '' && !isMade);
  const change = preview ? enrolmentText(preview) : '';
  const edit = (typed: string): void => {
    setText(typed);
    enrolment.forget();
  };
  if (isMade) return <Done answer={done} onDone={onDone} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void (preview && change !== '' ? enrolment.enrol(text) : enrolment.look(text));
      }}
    >
      <Stack gap="md">
        <Textarea
          label="Emails of their accounts"
          description="One a line, with commas between them, or a CSV file with a column “email”. Whoever finds no seat waits for one, in this order."
          value={text}
          onChange={(event) => edit(event.currentTarget.value)}
          autosize
          minRows={6}
          maxRows={14}
          spellCheck={false}
          data-autofocus
        />
        <CsvFileButton onText={edit} />
        {refusal && (
          <Alert color="danger" role="alert" icon={<IconAlertTriangle aria-hidden />}>
            {refusal}
          </Alert>
        )}
        {preview && <EnrolmentResults answer={preview} label="What would become of them" />}
        <p role="status" className={classes.quiet}>
          {isBusy &&
            (preview
              ? `Enrolling ${String(countOf(preview, 'ENROLLED', 'WAITING'))} people…`
              : 'Looking at the list…')}
        </p>
        <Group gap="xs" data-form-foot>
          <Button
            type="submit"
            loading={isBusy}
            disabled={text.trim() === '' || (preview !== null && change === '')}
          >
            {preview && change !== '' ? `Enrol: ${change}` : 'Show what becomes of them'}
          </Button>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Done({ answer, onDone }: { readonly answer: EnrolmentAnswer; readonly onDone: () => void }) {
  return (
    <Stack gap="md">
      <EnrolmentResults answer={answer} label="What became of them" />
      <Group gap="xs" data-form-foot>
        <Button onClick={onDone} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}

function useEnrolment({ id: groupId, groupTag }: StaffGroup) {
  const [preview, setPreview] = useState<EnrolmentAnswer | null>(null);
  const [done, setDone] = useState<EnrolmentAnswer | null>(null);
  const { refusal, setRefusal, isBusy, run } = useSteps();
  const utilities = trpc.useUtils();
  const mutation = trpc.liveGroups.enrol.useMutation();
  return {
    preview,
    done,
    refusal,
    isBusy,
    /** What was typed is no longer what was looked at. */
    forget: () => {
      setPreview(null);
      setRefusal(null);
    },
    look: (text: string) =>
      run(async () =>
        setPreview(await utilities.client.liveGroups.previewEnrolment.query({ groupId, text }, longQuery)),
      ),
    enrol: (text: string) =>
      run(async () => {
        const answer = await mutation.mutateAsync({ groupId, text });
        setDone(answer);
        toast.success(`${groupTag}: ${enrolmentText(answer) || 'nobody new'}.`);
      }),
  };
}
