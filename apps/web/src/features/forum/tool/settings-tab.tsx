import { updateCommunitySchema } from '@lyceum/contracts/forum';
import { ContractForm, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { SectionCard, toast } from '@lyceum/ui';
import { execute, UpdateForumDocument } from '@lyceum/web-graphql';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { Forum } from '../forum.types';
import { ForumFields } from '../parts/forum-fields';
import { refreshForums } from '../refresh-forums';
import { Announcements } from './announcements';
import { lookOf, shownBy } from './forum-looks';
import { HoldSwitch } from './hold-switch';
import { LookField } from './look-field';
import * as messages from './settings.messages';

const { shape } = updateCommunitySchema;

/** The same rules, on what a form holds: texts. */
const formSchema = z.object({
  displayName: shape.displayName.unwrap(),
  title: shape.title.unwrap(),
  description: shape.description.unwrap(),
  privacy: z.string().pipe(shape.privacy.unwrap()),
  look: z.string(),
});

/** What a forum is called, what it says of itself and looks like, and who may see it. */
export function SettingsTab({ forum }: { readonly forum: Forum }) {
  const { id: communityId, displayName, title, description, privacy, banner = null, color = null } = forum;
  const look = lookOf(forum);
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: formSchema,
    initialValues: { displayName, title, description, privacy: privacy as string, look },
    send: async ({ look: chosen, ...words }) => {
      const input = { ...words, ...shownBy(chosen, { banner, color }) };
      await execute(UpdateForumDocument, { communityId, input });
      form.settle();
      toast.success(messages.settingsSaved());
      await refreshForums(queryClient);
    },
  });
  useUnsavedChanges(form.isDirty);
  return (
    <>
      <SectionCard title={messages.settings()}>
        <ContractForm {...form} action={messages.saveSettings()} place="section">
          <ForumFields form={form} />
          <LookField
            name="look"
            initialValue={look}
            onChange={(value) => form.form.setFieldValue('look', value)}
          />
        </ContractForm>
        <HoldSwitch communityId={communityId} />
      </SectionCard>
      <Announcements communityId={communityId} />
    </>
  );
}
