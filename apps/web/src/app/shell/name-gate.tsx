import { lazyDialog } from '@lyceum/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { needsNamePrompt } from '../../features/account/name-prompt/needs-name-prompt';
import { shellMeOptions } from './use-shell-data';

const NamePrompt = lazyDialog(() =>
  import('../../features/account/name-prompt/name-prompt').then((it) => it.NamePrompt),
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
