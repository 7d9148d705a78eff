import { appealModerationSchema, moderationLimits } from '@lyceum/contracts/moderation';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import {
  AppealModerationDocument,
  execute,
  ModerationNoticesDocument,
  refreshQueries,
} from '@lyceum/web-graphql';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as messages from './notices.messages';

interface AppealFormProps {
  readonly noticeId: string;
  readonly userId: string;
}

/** A button that opens the form by which somebody appeals against a decision. */
export function AppealForm(props: AppealFormProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenForm {...props} onCancel={() => setOpen(false)} />;
  return (
    <Button variant="default" size="xs" mt="xs" onClick={() => setOpen(true)}>
      {messages.appeal()}
    </Button>
  );
}

const messageSchema = appealModerationSchema.pick({ message: true });

function OpenForm({ noticeId, userId, onCancel }: AppealFormProps & { readonly onCancel: () => void }) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: messageSchema,
    initialValues: { message: '' },
    send: async ({ message }) => {
      await execute(AppealModerationDocument, { noticeId, userId, message });
      toast.success(messages.appealSent());
      await refreshQueries(queryClient, ModerationNoticesDocument);
    },
  });
  return (
    <ContractForm {...form} action={messages.sendAppeal()} place="section" onCancel={onCancel}>
      <Textarea
        {...form.field('message')}
        label={messages.whyIsItWrong()}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={moderationLimits.appealLength}
        data-autofocus
      />
    </ContractForm>
  );
}
