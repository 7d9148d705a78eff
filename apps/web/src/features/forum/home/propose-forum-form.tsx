import { communityLimits, proposeCommunitySchema } from '@lyceum/contracts/forum';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, ProposeForumDocument } from '@lyceum/web-graphql';
import { Textarea, TextInput } from '@mantine/core';
import * as messages from './home.messages';

/** Asks staff for a forum. */
export function ProposeForumForm({ onDone }: { readonly onDone: () => void }) {
  const form = useContractForm({
    schema: proposeCommunitySchema,
    initialValues: { displayName: '', reason: '' },
    send: async (input) => {
      await execute(ProposeForumDocument, { input });
      onDone();
      toast.success(messages.proposalSent({ displayName: input.displayName }));
    },
  });
  return (
    <ContractForm {...form} action={messages.sendTheProposal()} place="section">
      <TextInput
        {...form.field('displayName')}
        label={messages.nameOfTheForum()}
        maxLength={communityLimits.displayNameLength}
        data-autofocus
      />
      <Textarea
        {...form.field('reason')}
        label={messages.whatIsItFor()}
        maxLength={communityLimits.reasonLength}
      />
    </ContractForm>
  );
}
