import { readFailure } from '@lyceum/shell';
import { EmptyState, RelativeTime, toast } from '@lyceum/ui';
import { DecideProposalDocument, execute, type ForumProposalsQuery } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { toolLists } from '../forum-queries';
import { fullName } from '../parts/person-name';
import { PersonRow } from '../parts/person-row';
import { QueryContent } from '../parts/query-content';
import { rowsOf } from '../parts/thread-pages';
import { refreshForums } from '../refresh-forums';
import classes from './forum-proposals.module.css';

type Proposal = ForumProposalsQuery['getCommunityProposals'][number];

/** Forums that people ask for; for staff, who decide (checklist line 80). */
export function ForumProposals() {
  const proposals = useInfiniteQuery({ ...toolLists.proposals(), staleTime: 0 });
  const decide = useDeciding();
  return (
    <QueryContent query={proposals} subject="The proposals">
      {({ pages }) => {
        const rows = rowsOf(pages);
        return rows.length === 0 ? (
          <EmptyState
            title="No proposals"
            description="Nobody is waiting for a forum. What people propose is collected here."
          />
        ) : (
          <ul className={classes.list} aria-label="Proposed forums">
            {rows.map((proposal) => (
              <li key={proposal.id} className={classes.row}>
                <h2 className={classes.name}>{proposal.displayName}</h2>
                <p className={classes.reason}>{proposal.reason}</p>
                <PersonRow
                  person={proposal.user}
                  detail={
                    <>
                      asked <RelativeTime at={proposal.createdAt} />
                    </>
                  }
                  actions={<Decision proposal={proposal} decide={decide} />}
                />
              </li>
            ))}
            {proposals.hasNextPage && (
              <li>
                <Button
                  variant="subtle"
                  loading={proposals.isFetchingNextPage}
                  onClick={() => void proposals.fetchNextPage()}
                >
                  More
                </Button>
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
        aria-label={`Create ${displayName}`}
        disabled={decide.isPending}
        onClick={() => decide.mutate({ proposal, approve: true })}
      >
        Create it
      </Button>
      <Button
        size="sm"
        variant="default"
        aria-label={`Decline ${displayName}`}
        disabled={decide.isPending}
        onClick={() => decide.mutate({ proposal, approve: false })}
      >
        Decline
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
          ? `${displayName} is there now, with ${fullName(user)} for its admin.`
          : `${displayName} was declined.`,
      ),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['graphql', 'ForumProposals'] }),
        refreshForums(queryClient),
      ]),
  });
}
