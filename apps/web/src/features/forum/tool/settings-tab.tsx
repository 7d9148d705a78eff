import { communityLimits, communityPrivacies, updateCommunitySchema } from '@lyceum/contracts/forum';
import { ContractForm, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, UpdateForumDocument } from '@lyceum/web-graphql';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { Forum } from '../forum.types';
import { privacyMeaning } from '../parts/privacy-label';
import { refreshForums } from '../refresh-forums';
import { Announcements } from './announcements';
import { lookOf, shownBy } from './forum-looks';
import { HoldSwitch } from './hold-switch';
import { LookField } from './look-field';
import { ToolCard } from './tool-card';

const { shape } = updateCommunitySchema;

/** The same rules, on what a form holds: texts. */
const formSchema = z.object({
  displayName: shape.displayName.unwrap(),
  title: shape.title.unwrap(),
  description: shape.description.unwrap(),
  privacy: z.string().pipe(shape.privacy.unwrap()),
  look: z.string(),
});

const privacyWords = { PUBLIC: 'Public', PRIVATE: 'Private', CLOSED: 'Closed' } as const;
const privacyChoices = communityPrivacies.map((value) => ({
  value,
  label: `${privacyWords[value]}: ${privacyMeaning(value)}`,
}));

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
      toast.success('The settings are saved.');
      await refreshForums(queryClient);
    },
  });
  useUnsavedChanges(form.isDirty);
  return (
    <>
      <ToolCard title="Settings">
        <ContractForm {...form} action="Save settings" place="section">
          <TextInput
            key={form.keyOf('displayName')}
            {...form.field('displayName')}
            label="Name"
            maxLength={communityLimits.displayNameLength}
          />
          <TextInput
            key={form.keyOf('title')}
            {...form.field('title')}
            required={false}
            label="In one line"
            maxLength={communityLimits.titleLength}
          />
          <Textarea
            key={form.keyOf('description')}
            {...form.field('description')}
            required={false}
            label="What it is about"
            maxLength={communityLimits.descriptionLength}
          />
          <NativeSelect
            key={form.keyOf('privacy')}
            {...form.field('privacy')}
            label="Who may see it"
            data={privacyChoices}
          />
          <LookField
            name="look"
            initialValue={look}
            onChange={(value) => form.form.setFieldValue('look', value)}
          />
        </ContractForm>
        <HoldSwitch communityId={communityId} />
      </ToolCard>
      <Announcements communityId={communityId} />
    </>
  );
}
