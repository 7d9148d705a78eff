import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { needsNamePrompt } from '../../features/account/name-prompt/needs-name-prompt';
import { shellMeOptions } from './use-shell-data';

const NamePrompt = lazyRouteComponent(
  () => import('../../features/account/name-prompt/name-prompt'),
  'NamePrompt',
);

/** Asks for the name of whoever has not confirmed it, over the screen they came for (checklist line 43). */
export function NameGate() {
  const queryClient = useQueryClient();
  const me = useQuery(shellMeOptions()).data?.me;
  if (!me || !needsNamePrompt(me)) return null;
  return (
    <Suspense>
      <NamePrompt me={me} onConfirmed={() => void queryClient.invalidateQueries()} />
    </Suspense>
  );
}
