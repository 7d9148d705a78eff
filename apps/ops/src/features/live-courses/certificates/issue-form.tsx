import {
  type CertificatesAnswer,
  certificatesByRuleSchema,
  type CertificatesByRuleInput,
  type StaffGroup,
} from '@lyceum/contracts/live-course';
import { toast } from '@lyceum/ui';
import { Alert, Button, Checkbox, Group, NumberInput, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { trpc } from '../../../app/trpc';
import { formatNumber } from '../../../layout/formats';
import { useDrawerChanges } from '../../../layout/form-drawer';
import { useSteps } from '../../../layout/use-steps';
import classes from '../live-courses.module.css';
import { CertificateResults, issuedIn } from './certificate-results';

interface IssueFormProps {
  readonly group: StaffGroup;
  readonly onDone: () => void;
}

type Rule = Omit<CertificatesByRuleInput, 'groupId'>;

/** Gives certificates to those of a class who meet a rule: first what would become of each student, then all of it at once. */
export function IssueForm({ group, onDone }: IssueFormProps) {
  const [rule, setRule] = useState<Rule>({ onlyCompleted: false, leastAttendance: 0, leastPoints: 0 });
  const issuing = useIssuing(group);
  const { preview, done, refusal, isBusy } = issuing;
  useDrawerChanges(preview !== null && done === null);
  const change = (part: Partial<Rule>): void => {
    setRule({ ...rule, ...part });
    issuing.forget();
  };
  if (done) return <Done answer={done} onDone={onDone} />;
  const count = preview ? issuedIn(preview) : 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void (count > 0 ? issuing.issue(rule) : issuing.look(rule));
      }}
    >
      <Stack gap="md">
        <RuleFields rule={rule} onChange={change} />
        {refusal && (
          <Alert color="danger" role="alert" icon={<IconAlertTriangle aria-hidden />}>
            {refusal}
          </Alert>
        )}
        {preview && <CertificateResults answer={preview} label="What would become of each student" />}
        <Group gap="xs" data-form-foot>
          <Button type="submit" loading={isBusy} disabled={preview !== null && count === 0}>
            {count > 0 ? `Give ${formatNumber(count)} certificates` : 'Show who is given one'}
          </Button>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface RuleFieldsProps {
  readonly rule: Rule;
  readonly onChange: (part: Partial<Rule>) => void;
}

function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const percent = { min: 0, max: 100, suffix: ' %', allowDecimal: false, clampBehavior: 'strict' } as const;
  return (
    <>
      <p className={classes.quiet}>
        Of those who have completed the class or were in it to its end, and have confirmed the name on it.
      </p>
      <Checkbox
        label="Only who has completed it"
        checked={rule.onlyCompleted}
        onChange={(event) => onChange({ onlyCompleted: event.currentTarget.checked })}
        data-autofocus
      />
      <NumberInput
        {...percent}
        label="Was in at least"
        description="Of their lessons, but for those they were excused from."
        value={rule.leastAttendance}
        onChange={(value) => onChange({ leastAttendance: Number(value) })}
      />
      <NumberInput
        {...percent}
        label="Has at least"
        description="Of the points of homework that counts for them."
        value={rule.leastPoints}
        onChange={(value) => onChange({ leastPoints: Number(value) })}
      />
    </>
  );
}

function Done({ answer, onDone }: { readonly answer: CertificatesAnswer; readonly onDone: () => void }) {
  return (
    <Stack gap="md">
      <CertificateResults answer={answer} label="What became of each student" />
      <p className={classes.quiet}>Files are made now; each student is told.</p>
      <Group gap="xs" data-form-foot>
        <Button onClick={onDone} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}

function useIssuing({ id: groupId, groupTag }: StaffGroup) {
  const [preview, setPreview] = useState<CertificatesAnswer | null>(null);
  const [done, setDone] = useState<CertificatesAnswer | null>(null);
  const { refusal, setRefusal, isBusy, run } = useSteps();
  const utilities = trpc.useUtils();
  const mutation = trpc.liveCertificates.issue.useMutation();
  const inputOf = (rule: Rule): CertificatesByRuleInput =>
    certificatesByRuleSchema.parse({ ...rule, groupId });
  return {
    preview,
    done,
    refusal,
    isBusy,
    /** Another rule has other students. */
    forget: () => {
      setPreview(null);
      setRefusal(null);
    },
    look: (rule: Rule) =>
      run(async () => setPreview(await utilities.client.liveCertificates.preview.query(inputOf(rule)))),
    issue: (rule: Rule) =>
      run(async () => {
        const answer = await mutation.mutateAsync(inputOf(rule));
        setDone(answer);
        toast.success(`${groupTag}: ${formatNumber(issuedIn(answer))} certificates given.`);
      }),
  };
}
