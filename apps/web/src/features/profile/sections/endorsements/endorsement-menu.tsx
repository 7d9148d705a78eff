import { fullName } from '@lyceum/contracts/auth';
import { useSession } from '@lyceum/session';
import { lazyDialog, readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, HideEndorsementDocument } from '@lyceum/web-graphql';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconEyeOff, IconFlag } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { type Endorsement, refreshEndorsements } from './endorsement-queries';
import * as messages from './endorsements.messages';

const EndorsementReport = lazyDialog(() => import('./endorsement-report').then((it) => it.EndorsementReport));

interface EndorsementMenuProps {
  readonly endorsement: Endorsement;
  readonly isReceiver: boolean;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Whom it is for hides it or shows it again; everybody reports it. */
export function EndorsementMenu({ endorsement, isReceiver }: EndorsementMenuProps) {
  const [isReporting, setReporting] = useState(false);
  const { mutate, isPending } = useHiding(endorsement);
  const isHidden = endorsement.isHidden === true;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            loading={isPending}
            aria-label={messages.moreAbout({ name: fullName(endorsement.givingUser) })}
          >
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isReceiver && (
            <Menu.Item
              leftSection={isHidden ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
              onClick={() => mutate(!isHidden)}
            >
              {isHidden ? messages.show() : messages.hide()}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconFlag {...icon} />} onClick={() => setReporting(true)}>
            {messages.report()}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isReporting && (
        <Suspense>
          <EndorsementReport endorsementId={endorsement.id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function useHiding({ id: endorsementId }: Endorsement) {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  return useMutation({
    mutationFn: (isHidden: boolean) => execute(HideEndorsementDocument, { endorsementId, userId, isHidden }),
    onSuccess: (_, isHidden) => toast.success(isHidden ? messages.hidden() : messages.shown()),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () => refreshEndorsements(queryClient),
  });
}
