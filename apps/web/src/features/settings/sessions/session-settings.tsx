import { type SignInWay, socialProviderLabels } from '@lyceum/contracts/auth';
import { readFailure, QueryContent } from '@lyceum/shell';
import { confirm, RelativeTime, rich, SectionCard, toast, TextSkeleton } from '@lyceum/ui';
import {
  execute,
  type MySessionsQuery,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
} from '@lyceum/web-graphql';
import { Badge, Button } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { settingsQueries } from '../settings-queries';
import { SettingsRow } from '../settings-row';
import * as messages from './sessions.messages';

type MySession = MySessionsQuery['mySessions'][number];

/** Where the account is logged in, and how to end that. */
export function SessionSettings() {
  const sessions = useQuery(settingsQueries.sessions);
  return (
    <SectionCard title={messages.sessions()} description={messages.aboutSessions()}>
      <QueryContent
        query={sessions}
        subject={messages.yourSessions()}
        skeleton={(label) => <TextSkeleton lines={6} label={label} />}
      >
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
      title: messages.signOutEverywhereElseQuestion(),
      message: messages.aboutSigningOut(),
      confirmLabel: messages.signOut(),
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
              {session.device} {session.isCurrent && <Badge color="live">{messages.thisOne()}</Badge>}
            </>
          }
          detail={rich(messages.sessionDetail, {
            address: session.ipAddress,
            way: wayText(session.signInWay),
            when: <RelativeTime at={session.lastSeenAt} />,
          })}
          action={
            session.isCurrent ? undefined : (
              <Button
                variant="default"
                size="sm"
                aria-label={messages.signOutDevice({ device: session.device })}
                loading={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              >
                {messages.signOut()}
              </Button>
            )
          }
        />
      ))}
      {others.length > 0 ? (
        <Button
          mt="xs"
          h="auto"
          mih={44}
          variant="default"
          styles={{ label: { whiteSpace: 'normal' } }}
          loading={end.isPending && end.variables === 'others'}
          onClick={() => void endOthers()}
        >
          {messages.signOutEverywhereElse()}
        </Button>
      ) : (
        <p style={{ color: 'var(--lyceum-muted)' }}>{messages.nowhereElse()}</p>
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
    onSuccess: () => toast.success(messages.signedOut()),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsQueries.sessions.queryKey }),
  });
}

function wayText(way: SignInWay): string {
  return way === 'OWN'
    ? messages.withPasswordOrPasskey()
    : messages.withProvider({ provider: socialProviderLabels[way] });
}
