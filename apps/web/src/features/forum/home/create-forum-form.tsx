import { type CreateCommunityInput, createCommunitySchema } from '@lyceum/contracts/forum';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { CreateForumDocument, execute } from '@lyceum/web-graphql';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { ForumFields } from '../parts/forum-fields';
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
      <ForumFields
        form={form}
        address={
          <TextInput
            {...form.field('name', { required: false })}
            label={messages.address()}
            description={messages.aboutAddress()}
            leftSection="/"
            autoComplete="off"
            spellCheck={false}
          />
        }
      />
    </ContractForm>
  );
}
