import { type SignInWay, socialProviderLabels } from '@lyceum/contracts';
import { readFailure } from '@lyceum/shell';
import { confirm, RelativeTime, SectionCard, toast } from '@lyceum/ui';
import {
  execute,
  type MySessionsQuery,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
} from '@lyceum/web-graphql';
import { Badge, Button } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { QueryContent } from '../query-content';
import { settingsQueries } from '../settings-queries';
import { SettingsRow } from '../settings-row';

type MySession = MySessionsQuery['mySessions'][number];

/** Where the account is logged in, and how to end that. */
export function SessionSettings() {
  const sessions = useQuery(settingsQueries.sessions);
  return (
    <SectionCard
      title="Sessions"
      description="Where you are logged in. If you do not know one of these, sign it out and change your password."
    >
      <QueryContent query={sessions} subject="Your sessions" lines={6}>
        {({ mySessions }) => <SessionList sessions={mySessions} />}
      </QueryContent>
    </SectionCard>
  );
}

function SessionList({ sessions }: { readonly sessions: readonly MySession[] }) {
  const end = useEnding();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const endOthers = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Sign out everywhere else?',
      message: 'You stay logged in here. Every other browser and device has to log in again.',
      confirmLabel: 'Sign out',
    });
    if (isSure) end.mutate('others');
  };
  return (
    <>
      {sessions.map((session) => (
        <SettingsRow
          key={session.id}
          icon={IconDeviceDesktop}
          name={
            <>
              {session.device} {session.isCurrent && <Badge color="live">This one</Badge>}
            </>
          }
          detail={
            <>
              {session.ipAddress}, {wayText(session.signInWay)}, last seen{' '}
              <RelativeTime at={session.lastSeenAt} />
            </>
          }
          action={
            session.isCurrent ? undefined : (
              <Button
                variant="default"
                size="sm"
                aria-label={`Sign out ${session.device}`}
                loading={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              >
                Sign out
              </Button>
            )
          }
        />
      ))}
      {others.length > 0 ? (
        <Button
          mt="xs"
          variant="default"
          loading={end.isPending && end.variables === 'others'}
          onClick={() => void endOthers()}
        >
          Sign out everywhere else
        </Button>
      ) : (
        <p style={{ margin: 0, color: 'var(--lyceum-muted)' }}>You are logged in nowhere else.</p>
      )}
    </>
  );
}

/** Ends one session by its id, or all `others`. */
function useEnding() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (which: string): Promise<void> => {
      if (which === 'others') await execute(RevokeOtherSessionsDocument);
      else await execute(RevokeSessionDocument, { id: which });
    },
    onSuccess: () => toast.success('Signed out.'),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsQueries.sessions.queryKey }),
  });
}

function wayText(way: SignInWay): string {
  return way === 'OWN' ? 'with password or passkey' : `with ${socialProviderLabels[way]}`;
}
