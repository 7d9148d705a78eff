import { fullName } from '@lyceum/contracts/auth';
import { useSession } from '@lyceum/session';
import {
  AddMemberDocument,
  execute,
  graphqlQueryOptions,
  MentionSuggestionsDocument,
} from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '../forum.types';
import { UserPicker } from '../user-picker/user-picker';
import * as messages from './tool.messages';
import { useToolAction } from './use-tool-action';

/** Puts people into a closed forum, which is the only way into it. */
export function AddMember({ communityId }: { readonly communityId: string }) {
  const userId = useSession().user?.id ?? '';
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const suggestions = useQuery({
    ...graphqlQueryOptions(MentionSuggestionsDocument, { userId, queryString: search }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const add = useToolAction<Person>(
    (person) => execute(AddMemberDocument, { communityId, memberId: person.id }),
    (person) => messages.nowMember({ person: fullName(person) }),
  );
  const [person] = chosen;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (person) add.mutate(person, { onSuccess: () => setChosen([]) });
      }}
    >
      <UserPicker
        label={messages.addSomebody()}
        description={messages.aboutAdding()}
        picked={chosen}
        onChange={setChosen}
        onQuery={setSearch}
        suggestions={{
          people: search === '' ? [] : (suggestions.data?.getUserSuggestions ?? []),
          isLoading: search !== '' && (suggestions.isPending || suggestions.isPlaceholderData),
        }}
        hiddenIds={[userId]}
        maximum={1}
      />
      <Button type="submit" mt="xs" mb="md" disabled={!person} loading={add.isPending}>
        {messages.addToTheForum()}
      </Button>
    </form>
  );
}
