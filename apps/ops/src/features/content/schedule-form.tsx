import type { contentTimesSchema } from '@lyceum/contracts/cms';
import { ContractForm, failureTexts, type useContractForm } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { formatUtc, zone } from '../../layout/formats';
import { instantOf } from '../../layout/local-times';
import { Hints } from './publish-hints';
import { ScheduleChanged } from './schedule-changed';
import type { ScheduleValues } from './schedule-values';
import { type ScheduleFormOptions, useScheduleForm } from './use-schedule-form';

interface ScheduleFormProps extends ScheduleFormOptions {
  /** That there is a later one, where there is. */
  readonly newer?: ReactNode;
}

/** When visitors see this version, and when they see the entry no more. What breaks a rule of the type is to be mended first. */
export function ScheduleForm({ entry, version, newer, needsOther, onClose }: ScheduleFormProps) {
  const check = trpc.content.check.useQuery({ id: entry.id }, { gcTime: 0, staleTime: 0 });
  const {
    form: contractForm,
    isCrossed,
    takeOver,
  } = useScheduleForm({ entry, version, needsOther, onClose });
  const { form, field } = contractForm;
  const isHome = entry.type === 'page' && entry.slug === 'home';
  return (
    <ContractForm
      {...contractForm}
      {...(isCrossed && { problems: [] })}
      action={isCrossed ? 'Schedule mine instead' : 'Schedule'}
      place="section"
      onCancel={onClose}
    >
      {isCrossed && <ScheduleChanged entry={entry} onTheirs={takeOver} />}
      {newer}
      {check.data && <Hints {...check.data} allWell="Nothing is missing." />}
      {!check.data && !check.error && <TextSkeleton label="Looking it through" />}
      {check.error && (
        <ErrorState {...failureTexts(asFailure(check.error))} onRetry={() => void check.refetch()} />
      )}
      {needsOther ? (
        <p>You wrote part of this version: somebody else has to say when it is published.</p>
      ) : (
        <MomentField
          form={{ form, field }}
          name="publishAt"
          label={`Publish version ${String(version)} at`}
          without="Empty: it is not published by itself."
        />
      )}
      {!isHome && (
        <MomentField
          form={{ form, field }}
          name="unpublishAt"
          label="Take off the site at"
          without="Empty: it stays on the site."
        />
      )}
    </ContractForm>
  );
}

interface MomentFieldProps {
  readonly form: Pick<
    ReturnType<typeof useContractForm<ScheduleValues, z.output<typeof contentTimesSchema>>>,
    'form' | 'field'
  >;
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
