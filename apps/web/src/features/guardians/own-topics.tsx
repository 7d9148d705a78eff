import { readFailure } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { toast } from '@lyceum/ui';
import { ChooseGuardianTopicDocument, execute } from '@lyceum/web-graphql';
import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { guardianPageQuery, type GuardianTopic } from './guardian-queries';
import * as messages from './guardians.messages';
import { TopicColumns } from './topic-columns';
import { TopicSection } from './topic-section';

interface OwnTopicsProps {
  readonly topics: readonly GuardianTopic[];
  readonly linkTo: (path: string, title: string) => ReactNode;
}

/** What guardians see of the signed-in user, who chooses about it from an age on. */
export function OwnTopics({ topics, linkTo }: OwnTopicsProps) {
  return (
    <TopicColumns topics={topics}>
      {(topic) => (
        <TopicSection
          topic={topic}
          instead={messages.notToldToGuardians()}
          linkTo={linkTo}
          foot={<TopicChoice topic={topic} />}
        />
      )}
    </TopicColumns>
  );
}

function TopicChoice({ topic }: { readonly topic: GuardianTopic }) {
  const { name, mayChoose, choosableFrom, content } = topic;
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const choose = useMutation({
    mutationFn: (isShown: boolean) => execute(ChooseGuardianTopicDocument, { userId, topic: name, isShown }),
    onSuccess: ({ chooseGuardianTopic }) =>
      queryClient.setQueryData(guardianPageQuery(userId, userId).queryKey, {
        getGuardianPage: chooseGuardianTopic,
      }),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
  });
  const isShown = (content ?? null) !== null;
  return (
    <Switch
      mt="md"
      label={messages.guardiansSeeThis()}
      aria-label={`${messages.topicTitles[name]()}: ${messages.guardiansSeeThis()}`}
      description={mayChoose ? undefined : messages.yoursToChooseFrom({ age: choosableFrom })}
      disabled={!mayChoose}
      checked={choose.isPending ? choose.variables : isShown}
      onChange={({ currentTarget }) => choose.mutate(currentTarget.checked)}
    />
  );
}
