import {
  type ModerationAction,
  moderationActionLabels,
  moderationLimits,
} from '@lyceum/contracts/moderation';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { DecideReportDocument, execute } from '@lyceum/web-graphql';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { noReason, reasonSchema } from './reason-schema';
import * as messages from './reports.messages';
import * as toolMessages from './tool.messages';
import { refreshTool } from './use-tool-action';

interface DecisionFormProps {
  readonly id: string;
  readonly action: ModerationAction;
  readonly onCancel: () => void;
  readonly onDecided: () => void;
}

/** Sends the decision, and has the lists it changes ask again. */
function useDeciding({ id, action, onDecided }: DecisionFormProps) {
  const queryClient = useQueryClient();
  return useContractForm({
    schema: reasonSchema,
    initialValues: noReason,
    send: async ({ reason, until }) => {
      await execute(DecideReportDocument, { id, action, reason, banEndsAt: until?.toISOString() ?? null });
      toast.success(messages.done({ action: moderationActionLabels[action]() }));
      onDecided();
      await refreshTool(queryClient);
    },
  });
}

/** Asks for the reason of a decision: Enter sends it, Escape thinks better of it. */
export function DecisionForm(props: DecisionFormProps) {
  const { action, onCancel } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const form = useDeciding(props);
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <ContractForm
        {...form}
        action={moderationActionLabels[action]()}
        place="section"
        isDangerous={action === 'BAN' || action === 'REMOVE'}
        onCancel={onCancel}
      >
        <TextInput
          {...form.field('reason')}
          ref={box}
          label={toolMessages.reason()}
          description={messages.whoIsTold()}
          maxLength={moderationLimits.reasonLength}
          autoComplete="off"
        />
        {action === 'BAN' && (
          <TextInput
            {...form.field('until', { required: false })}
            type="date"
            label={messages.bannedUntil()}
            description={toolMessages.banWithoutEnd()}
          />
        )}
      </ContractForm>
    </div>
  );
}
