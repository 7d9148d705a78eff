import { fullName } from '@lyceum/contracts/auth';
import { NextPage, QueryContent, readFailure } from '@lyceum/shell';
import { EmptyState, RelativeTime, rich, toast } from '@lyceum/ui';
import {
  DecideProposalDocument,
  execute,
  ForumProposalsDocument,
  type ForumProposalsQuery,
  refreshQueries,
  rowsOf,
} from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { toolLists } from '../forum-queries';
import { PersonRow } from '../parts/person-row';
import { refreshForums } from '../refresh-forums';
import * as messages from './home.messages';
import classes from './forum-proposals.module.css';

type Proposal = ForumProposalsQuery['getCommunityProposals'][number];

/** Forums that people ask for; for staff, who decide (checklist line 80). */
export function ForumProposals() {
  const proposals = useInfiniteQuery({ ...toolLists.proposals(), staleTime: 0 });
  const decide = useDeciding();
  return (
    <QueryContent query={proposals} subject={messages.theProposals()}>
      {({ pages }) => {
        const rows = rowsOf(pages);
        return rows.length === 0 ? (
          <EmptyState title={messages.noProposals()} description={messages.aboutProposals()} />
        ) : (
          <ul className={classes.list} aria-label={messages.proposedForums()}>
            {rows.map((proposal) => (
              <li key={proposal.id} className={classes.row}>
                <h2 className={classes.name}>{proposal.displayName}</h2>
                <p className={classes.reason}>{proposal.reason}</p>
                <PersonRow
                  person={proposal.user}
                  detail={rich(messages.asked, { when: <RelativeTime at={proposal.createdAt} /> })}
                  actions={<Decision proposal={proposal} decide={decide} />}
                />
              </li>
            ))}
            {proposals.hasNextPage && (
              <li>
                <NextPage list={proposals} label={messages.more()} variant="subtle" />
              </li>
            )}
          </ul>
        );
      }}
    </QueryContent>
  );
}

interface Decided {
  readonly proposal: Proposal;
  readonly approve: boolean;
}

function Decision({
  proposal,
  decide,
}: {
  readonly proposal: Proposal;
  readonly decide: ReturnType<typeof useDeciding>;
}) {
  const { displayName } = proposal;
  return (
    <>
      <Button
        size="sm"
        aria-label={messages.createForum({ displayName })}
        disabled={decide.isPending}
        onClick={() => decide.mutate({ proposal, approve: true })}
      >
        {messages.createIt()}
      </Button>
      <Button
        size="sm"
        variant="default"
        aria-label={messages.declineForum({ displayName })}
        disabled={decide.isPending}
        onClick={() => decide.mutate({ proposal, approve: false })}
      >
        {messages.decline()}
      </Button>
    </>
  );
}

function useDeciding() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ proposal: { id }, approve }: Decided) => execute(DecideProposalDocument, { id, approve }),
    onSuccess: (_, { proposal: { displayName, user }, approve }) =>
      toast.success(
        approve
          ? messages.forumCreated({ displayName, user: fullName(user) })
          : messages.forumDeclined({ displayName }),
      ),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () =>
      Promise.all([refreshQueries(queryClient, ForumProposalsDocument), refreshForums(queryClient)]),
  });
}
