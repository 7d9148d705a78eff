import type { ContentDetail, contentTimesSchema } from '@lyceum/contracts/cms';
import { useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { z } from 'zod';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';
import {
  isScheduledAlike,
  scheduledValues,
  scheduleFormSchema,
  type ScheduleValues,
} from './schedule-values';

export interface ScheduleFormOptions {
  readonly entry: ContentDetail;
  /** The version that is looked at, and would be published. */
  readonly version: number;
  /** Whether that is for somebody else to publish. */
  readonly needsOther: boolean;
  readonly onClose: () => void;
}

/**
 * The times of an entry, in a form. What somebody else schedules meanwhile is taken over while nothing is typed; otherwise it is
 * shown, and whoever typed chooses.
 */
export function useScheduleForm({ entry, version, needsOther, onClose }: ScheduleFormOptions) {
  const schedule = trpc.content.schedule.useMutation();
  const utils = trpc.useUtils();
  const { id, publishAt, unpublishAt } = entry;
  /** What the form began with. */
  const [begun, setBegun] = useState(entry);
  const valuesOf = (of: ContentDetail) => scheduledValues(needsOther ? { ...of, publishAt: null } : of);
  const form = useContractForm<ScheduleValues, z.output<typeof contentTimesSchema>>({
    schema: scheduleFormSchema,
    initialValues: valuesOf(entry),
    send: async (times) => {
      const before = { publishAt, unpublishAt };
      await schedule.mutateAsync({ ...times, id, version, before }).catch((error: unknown) => {
        throw asFailure(error);
      });
      // What is typed beside it stays; whoever opens this again finds what is scheduled now.
      await utils.content.invalidate();
      toast.success('It is scheduled.');
      onClose();
    },
  });
  const { isDirty, isSending } = form;
  useDrawerChanges(isDirty);
  const isBehind = !isSending && !isScheduledAlike(begun, entry);
  if (isBehind && !isDirty) setBegun(entry);
  const fill = (from: ContentDetail): void => {
    form.settle(valuesOf(from));
    if (form.form.isDirty()) form.form.reset();
  };
  const follow = useEffectEvent(() => {
    if (!isDirty) fill(begun);
  });
  useEffect(() => follow(), [begun]);
  const takeOver = (): void => {
    fill(entry);
    form.forget();
    setBegun(entry);
  };
  return { form, isCrossed: isBehind && isDirty, takeOver };
}
