import { type CampaignDetail, scheduleCampaignSchema } from '@lyceum/contracts/campaigns';
import { ContractForm, failureTexts, useContractForm } from '@lyceum/shell';
import { confirm, ErrorState, TextSkeleton, toast } from '@lyceum/ui';
import { SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { formatNumber, formatUtc, zone } from '../../layout/formats';
import { instantOf, isSkipped } from '../../layout/local-times';

interface SendFormProps {
  readonly campaign: CampaignDetail;
  readonly onClose: () => void;
}

/** When it goes out, as a form has it: a local time on the clock of this browser, or '' for now. */
type SendValues = Record<'at', string>;

const sendFormSchema = z
  .custom<SendValues>()
  .superRefine(({ at }, context) => {
    if (isSkipped(at))
      context.addIssue({
        code: 'custom',
        path: ['at'],
        message: 'Your clock skips this time. Choose another.',
      });
  })
  .transform(({ at }) => ({ at: instantOf(at) }))
  .pipe(scheduleCampaignSchema.pick({ at: true }));

/** Sends a campaign, after it was said once more to how many. */
export function SendForm({ campaign, onClose }: SendFormProps) {
  const { id } = campaign;
  const counted = trpc.campaigns.count.useQuery({ id }, { staleTime: 0, gcTime: 0 });
  if (counted.error)
    return <ErrorState {...failureTexts(asFailure(counted.error))} onRetry={() => void counted.refetch()} />;
  if (!counted.data) return <TextSkeleton label="Counting who gets it" />;
  return <CountedSendForm campaign={campaign} count={counted.data.count} onClose={onClose} />;
}

const peopleWords = (count: number): string => (count === 1 ? 'one person' : `${formatNumber(count)} people`);

function CountedSendForm({ campaign, count, onClose }: SendFormProps & { readonly count: number }) {
  const { id, revision, name } = campaign;
  const schedule = trpc.campaigns.schedule.useMutation();
  const [isLater, setLater] = useState(false);
  const contractForm = useContractForm<SendValues, z.output<typeof sendFormSchema>>({
    schema: sendFormSchema,
    initialValues: { at: '' },
    send: async ({ at }) => {
      if (isLater && at === null) {
        contractForm.form.setFieldError('at', 'Choose a time.');
        return;
      }
      if (!(await confirm(questionOf(name, count, at)))) return;
      await schedule.mutateAsync({ id, revision, at }).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(at === null ? 'It goes out now.' : 'It is scheduled.');
      onClose();
    },
  });
  const choose = (next: string): void => {
    setLater(next === 'later');
    contractForm.form.setFieldValue('at', '');
  };
  if (count === 0)
    return <p>Nobody would get it as it is. Edit whom it goes to, and look at the number again.</p>;
  return (
    <ContractForm
      {...contractForm}
      action={`${isLater ? 'Schedule for' : 'Send to'} ${peopleWords(count)}`}
      place="section"
      onCancel={onClose}
    >
      <p>
        <strong>{peopleWords(count)}</strong> would get it now. Who is younger than 16 or did not say, left
        the topic, or is on the suppression list is not among them.
      </p>
      <SegmentedControl
        aria-label="When"
        value={isLater ? 'later' : 'now'}
        onChange={choose}
        data={[
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'At a time' },
        ]}
      />
      {isLater && <MomentField form={contractForm} />}
    </ContractForm>
  );
}

function MomentField({
  form: { form, field },
}: {
  readonly form: ReturnType<typeof useContractForm<SendValues, z.output<typeof sendFormSchema>>>;
}) {
  const [local, setLocal] = useState(form.getValues().at);
  form.watch('at', ({ value }) => setLocal(value));
  const at = instantOf(local);
  return (
    <TextInput
      {...field('at')}
      type="datetime-local"
      label="Goes out at"
      description={
        at === null || at === local ? `On your clock, ${zone}.` : `On your clock, ${zone}: ${formatUtc(at)}.`
      }
    />
  );
}

function questionOf(name: string, count: number, at: string | null) {
  const to = peopleWords(count);
  return at === null
    ? {
        title: `Send “${name}” to ${to}?`,
        message: 'It begins at once. What has left cannot be taken back; the rest can be paused.',
        confirmLabel: `Send to ${to}`,
      }
    : {
        title: `Schedule “${name}” for ${to}?`,
        message: 'Who gets it is counted again when its time has come. Until then it can be taken back.',
        confirmLabel: 'Schedule',
      };
}
