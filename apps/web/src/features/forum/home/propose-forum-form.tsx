import { communityLimits, proposeCommunitySchema } from '@lyceum/contracts';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, ProposeForumDocument } from '@lyceum/web-graphql';
import { Textarea, TextInput } from '@mantine/core';

/** Asks staff for a forum. */
export function ProposeForumForm({ onDone }: { readonly onDone: () => void }) {
  const form = useContractForm({
    schema: proposeCommunitySchema,
    initialValues: { displayName: '', reason: '' },
    send: async (input) => {
      await execute(ProposeForumDocument, { input });
      onDone();
      toast.success(`Your proposal for ${input.displayName} is with the staff now.`);
    },
  });
  return (
    <ContractForm {...form} action="Send the proposal" place="section">
      <TextInput
        key={form.keyOf('displayName')}
        {...form.field('displayName')}
        label="Name of the forum"
        maxLength={communityLimits.displayNameLength}
        data-autofocus
      />
      <Textarea
        key={form.keyOf('reason')}
        {...form.field('reason')}
        label="What is it for, and who would come?"
        maxLength={communityLimits.reasonLength}
      />
    </ContractForm>
  );
}
