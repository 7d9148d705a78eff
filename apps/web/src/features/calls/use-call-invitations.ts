import { realtime } from '@lyceum/session';
import { CallInvitationsDocument, graphqlQueryOptions, refreshQueries } from '@lyceum/web-graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Who calls now. Asked once the live connection stands, whenever it says that a call is another, and when an invitation has run out: how
 * long one stands is counted from its answer, whatever the clock of this machine says.
 */
export function useCallInvitations() {
  const queryClient = useQueryClient();
  const [isWanted, setWanted] = useState(false);
  const { data } = useQuery({
    ...graphqlQueryOptions(CallInvitationsDocument),
    enabled: isWanted,
    staleTime: 0,
  });
  const invitations = data?.getCallInvitations ?? [];
  const secondsLeft = Math.min(...invitations.map((invitation) => invitation.secondsLeft));
  const ask = (): void => void refreshQueries(queryClient, CallInvitationsDocument);
  useEffect(() => {
    const refresh = (): void => {
      setWanted(true);
      void refreshQueries(queryClient, CallInvitationsDocument);
    };
    const stops = [realtime.on('calls.call-changed', refresh), realtime.onConnect(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
  useEffect(() => {
    if (!Number.isFinite(secondsLeft)) return;
    const timer = setTimeout(
      () => void refreshQueries(queryClient, CallInvitationsDocument),
      Math.max(1, secondsLeft) * 1_000,
    );
    return () => clearTimeout(timer);
  }, [queryClient, secondsLeft, data]);
  return { invitations, ask };
}
