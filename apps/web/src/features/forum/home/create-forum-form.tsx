import {
  communityLimits,
  communityPrivacies,
  type CreateCommunityInput,
  createCommunitySchema,
} from '@lyceum/contracts/forum';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { CreateForumDocument, execute } from '@lyceum/web-graphql';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { privacyMeaning } from '../parts/privacy-label';
import { refreshForums } from '../refresh-forums';
import * as messages from './home.messages';

const { shape } = createCommunitySchema;

/** The same rules, on what a form holds: texts. */
const formSchema = z
  .object({
    displayName: shape.displayName,
    name: z.string(),
    title: shape.title.unwrap().unwrap(),
    description: shape.description.unwrap().unwrap(),
    privacy: z.string().pipe(shape.privacy),
  })
  .transform(({ name, ...input }): CreateCommunityInput => ({ ...input, ...(name !== '' && { name }) }));

const privacyWords = {
  PUBLIC: messages.publicForum,
  PRIVATE: messages.privateForum,
  CLOSED: messages.closed,
} as const;

/** A new forum, of which the caller is the first admin. */
export function CreateForumForm({ onDone }: { readonly onDone: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useContractForm({
    schema: formSchema,
    initialValues: { displayName: '', name: '', title: '', description: '', privacy: 'PUBLIC' },
    send: async (input) => {
      const { createCommunity } = await execute(CreateForumDocument, { input });
      onDone();
      await refreshForums(queryClient);
      await navigate({ to: '/community/$name', params: { name: createCommunity.name } });
    },
  });
  return (
    <ContractForm {...form} action={messages.createTheForum()} place="section">
      <TextInput
        key={form.keyOf('displayName')}
        {...form.field('displayName')}
        label={messages.name()}
        maxLength={communityLimits.displayNameLength}
        data-autofocus
      />
      <TextInput
        key={form.keyOf('name')}
        {...form.field('name')}
        required={false}
        label={messages.address()}
        description={messages.smallLettersDigitsAndHyphens()}
        leftSection="/"
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        key={form.keyOf('title')}
        {...form.field('title')}
        required={false}
        label={messages.inOneLine()}
        maxLength={communityLimits.titleLength}
      />
      <Textarea
        key={form.keyOf('description')}
        {...form.field('description')}
        required={false}
        label={messages.whatItIsAbout()}
        maxLength={communityLimits.descriptionLength}
      />
      <NativeSelect
        key={form.keyOf('privacy')}
        {...form.field('privacy')}
        label={messages.whoMaySeeIt()}
        data={communityPrivacies.map((value) => ({
          value,
          label: `${privacyWords[value]}: ${privacyMeaning(value)}`,
        }))}
      />
    </ContractForm>
  );
}
