import { type Interest, interests } from '@lyceum/contracts/forum';
import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { TextSkeleton, toast } from '@lyceum/ui';
import {
  execute,
  graphqlQueryOptions,
  HomeDocument,
  MyInterestsDocument,
  RecommendedForumsDocument,
  refreshQueries,
  SetMyInterestsDocument,
} from '@lyceum/web-graphql';
import { Chip, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import classes from './interest-chips.module.css';
import * as messages from './interests.messages';

/** What the reader is interested in; each tap is kept at once. */
export function InterestChips() {
  const userId = useSession().user?.id ?? '';
  const options = graphqlQueryOptions(MyInterestsDocument, { userId });
  const chosen = useQuery(options);
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    // One after the other: the last tap is what counts.
    scope: { id: 'interests' },
    mutationFn: (wanted: Interest[]) => execute(SetMyInterestsDocument, { userId, interests: wanted }),
    onMutate: (wanted) => queryClient.setQueryData(options.queryKey, { getMyInterests: wanted }),
    onSuccess: () => refreshQueries(queryClient, HomeDocument, RecommendedForumsDocument),
    onError: async () => {
      await queryClient.invalidateQueries({ queryKey: options.queryKey });
      toast.error(messages.interestsNotSaved());
    },
  });
  return (
    <QueryContent
      query={chosen}
      subject={messages.yourInterests()}
      skeleton={(label) => <TextSkeleton lines={4} label={label} />}
    >
      {({ getMyInterests }) => (
        <Chip.Group multiple value={getMyInterests} onChange={(wanted) => mutate(wanted as Interest[])}>
          <Group gap={6} role="group" aria-label={messages.interests()}>
            {interests.map((interest) => (
              <Chip
                key={interest}
                value={interest}
                variant="outline"
                classNames={{ label: classes.label ?? '' }}
              >
                {messages.interestLabels[interest]()}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
    </QueryContent>
  );
}
