import {
  type ModerationReason,
  moderationLimits,
  saveReasonSchema,
  type StaffCase,
} from '@lyceum/contracts/moderation';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { mayDiscard, useDrawerChanges } from '../../layout/form-drawer';

interface KeptReasonFormProps extends Pick<StaffCase, 'forum'> {
  /** Null for a new one. */
  readonly reason: ModerationReason | null;
  readonly onClose: () => void;
}

/** The name and the text of a reason, and of a new one for which forums it is. */
export function KeptReasonForm({ reason, forum, onClose }: KeptReasonFormProps) {
  const utils = trpc.useUtils();
  const save = trpc.moderation.saveReason.useMutation();
  const [isForAll, setForAll] = useState(forum === null);
  const form = useContractForm({
    schema: saveReasonSchema.pick({ name: true, text: true }),
    initialValues: { name: reason?.name ?? '', text: reason?.text ?? '' },
    send: async (words) => {
      const communityId = reason ? reason.communityId : isForAll ? null : (forum?.id ?? null);
      await save
        .mutateAsync({ ...words, id: reason?.id ?? null, communityId, before: reason })
        .catch((error: unknown) => {
          throw asFailure(error);
        });
      await utils.moderation.reasons.invalidate();
      toast.success('The reason is kept.');
      onClose();
    },
  });
  useDrawerChanges(form.isDirty);
  const cancel = async (): Promise<void> => {
    if (!form.isDirty || (await mayDiscard())) onClose();
  };
  return (
    <ContractForm {...form} action="Keep the reason" place="section" onCancel={() => void cancel()}>
      {reason === null && forum && (
        <SegmentedControl
          size="xs"
          aria-label="For which forums"
          value={isForAll ? 'all' : 'one'}
          onChange={(value) => setForAll(value === 'all')}
          data={[
            { value: 'one', label: forum.displayName },
            { value: 'all', label: 'All forums' },
          ]}
        />
      )}
      <TextInput
        {...form.field('name')}
        label="Name"
        description="Staff read it, to find it again."
        maxLength={moderationLimits.reasonNameLength}
        // The drawer is open already: it looks for where to begin only as it opens.
        autoFocus
      />
      <Textarea
        {...form.field('text')}
        label="Text"
        description="Authors read it, as it is or changed."
        maxLength={moderationLimits.reasonLength}
        autosize
        minRows={3}
      />
    </ContractForm>
  );
}
