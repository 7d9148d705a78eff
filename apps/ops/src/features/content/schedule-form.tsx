import type { ContentDetail, contentTimesSchema } from '@lyceum/contracts/cms';
import { ContractForm, failureTexts, useContractForm } from '@lyceum/shell';
import { ErrorState, TextSkeleton, toast } from '@lyceum/ui';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';
import { formatUtc, zone } from '../../layout/formats';
import { instantOf } from '../../layout/local-times';
import { Hints } from './publish-hints';
import { scheduledValues, scheduleFormSchema, type ScheduleValues } from './schedule-values';

interface ScheduleFormProps {
  readonly entry: ContentDetail;
  /** The version that is looked at, and would be published. */
  readonly version: number;
  /** Whether that is for somebody else to publish. */
  readonly needsOther: boolean;
  readonly onClose: () => void;
}

/** When visitors see this version, and when they see the entry no more. What breaks a rule of the type is to be mended first. */
export function ScheduleForm({ entry, version, needsOther, onClose }: ScheduleFormProps) {
  const check = trpc.content.check.useQuery({ id: entry.id }, { gcTime: 0, staleTime: 0 });
  const schedule = trpc.content.schedule.useMutation();
  const utils = trpc.useUtils();
  const { id, publishAt, unpublishAt } = entry;
  const contractForm = useContractForm<ScheduleValues, z.output<typeof contentTimesSchema>>({
    schema: scheduleFormSchema,
    initialValues: scheduledValues(needsOther ? { ...entry, publishAt: null } : entry),
    send: async (times) => {
      await schedule
        .mutateAsync({ ...times, id, version, before: { publishAt, unpublishAt } })
        .catch((error: unknown) => {
          throw asFailure(error);
        });
      // What is typed beside it stays; whoever opens this again finds what is scheduled now.
      await utils.content.invalidate();
      toast.success('It is scheduled.');
      onClose();
    },
  });
  useDrawerChanges(contractForm.isDirty);
  const isHome = entry.type === 'page' && entry.slug === 'home';
  return (
    <ContractForm {...contractForm} action="Schedule" place="section" onCancel={onClose}>
      {check.data && <Hints {...check.data} allWell="Nothing is missing." />}
      {!check.data && !check.error && <TextSkeleton label="Looking it through" />}
      {check.error && (
        <ErrorState {...failureTexts(asFailure(check.error))} onRetry={() => void check.refetch()} />
      )}
      {needsOther ? (
        <p>You wrote part of this version: somebody else has to say when it is published.</p>
      ) : (
        <MomentField
          form={contractForm}
          name="publishAt"
          label={`Publish version ${String(version)} at`}
          without="Empty: it is not published by itself."
        />
      )}
      {!isHome && (
        <MomentField
          form={contractForm}
          name="unpublishAt"
          label="Take off the site at"
          without="Empty: it stays on the site."
        />
      )}
    </ContractForm>
  );
}

interface MomentFieldProps {
  readonly form: ReturnType<typeof useContractForm<ScheduleValues, z.output<typeof contentTimesSchema>>>;
  readonly name: keyof ScheduleValues;
  readonly label: string;
  /** What an empty field means. */
  readonly without: string;
}

/** A time on the clock of this browser, said once more on that of everybody. */
function MomentField({ form: { form, field }, name, label, without }: MomentFieldProps) {
  const [local, setLocal] = useState(form.getValues()[name]);
  form.watch(name, ({ value }) => setLocal(value));
  const at = instantOf(local);
  return (
    <TextInput
      {...field(name, { required: false })}
      type="datetime-local"
      label={label}
      description={
        at === null || at === local
          ? `On your clock, ${zone}. ${without}`
          : `On your clock, ${zone}: ${formatUtc(at)}.`
      }
    />
  );
}
