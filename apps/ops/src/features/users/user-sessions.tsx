import type { UserDetail, UserSession } from '@lyceum/contracts/auth';
import { failureTexts } from '@lyceum/shell';
import { confirm, DataTable, type DataTableColumn, EmptyState, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { DetailSection } from '../../detail/detail-section';
import { TimeValue } from '../../tables/cell-value';

const columns: readonly DataTableColumn<UserSession>[] = [
  { key: 'device', title: 'Device' },
  { key: 'ipAddress', title: 'From' },
  { key: 'createdAt', title: 'Logged in', render: ({ createdAt }) => <TimeValue at={createdAt} /> },
  { key: 'lastSeenAt', title: 'Last seen', render: ({ lastSeenAt }) => <TimeValue at={lastSeenAt} /> },
];

/** Where the account is logged in; any of it can be ended. */
export function UserSessions({ user }: { readonly user: UserDetail }) {
  const ending = trpc.users.endSession.useMutation({
    onSuccess: () => toast.success('The session has ended.'),
    onError: (error) =>
      toast.error(
        failureTexts(asFailure(error)).description ?? 'The session was not ended. Please try again.',
      ),
  });
  const end = async ({ id, device }: UserSession): Promise<void> => {
    const isSure = await confirm({
      title: 'End this session?',
      message: `${user.name} is logged out on ${device} within seconds.`,
      confirmLabel: 'End session',
    });
    if (isSure) ending.mutate({ userId: user.id, sessionId: id });
  };
  const mayEnd = useMay()('user.suspend');
  return (
    <DetailSection title="Sessions">
      <DataTable<UserSession>
        label="Sessions"
        columns={columns}
        rows={user.sessions}
        getRowId={({ id }) => id}
        empty={
          <EmptyState
            title="Logged in nowhere"
            description="Open sessions of this account stand here."
            illustration={null}
          />
        }
        {...(mayEnd && {
          rowActions: (session: UserSession) => (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={`End the session on ${session.device}`}
              onClick={() => void end(session)}
            >
              End
            </Button>
          ),
        })}
      />
    </DetailSection>
  );
}
