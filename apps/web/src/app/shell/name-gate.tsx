import { fullName } from '@lyceum/contracts/auth';
import { isChineseEnvironment } from '@lyceum/contracts/common';
import { lazyDialog } from '@lyceum/shell';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { needsNameModal } from '../../features/account/name-modal/needs-name-modal';
import { shellMeOptions } from './use-shell-data';

const NameModal = lazyDialog(() =>
  import('../../features/account/name-modal/name-modal').then((it) => it.NameModal),
);

/** Asks who somebody is that has not confirmed it, over the screen they came for (checklist line 43). */
export function NameGate() {
  const { config } = useRouteContext({ from: '__root__' });
  const me = useQuery(shellMeOptions()).data?.me;
  if (!me || !needsNameModal(me)) return null;
  return (
    <Suspense>
      <NameModal name={fullName(me)} withChineseTaipei={isChineseEnvironment(config.appEnvironment)} />
    </Suspense>
  );
}
