import { liveAskingTable } from '@lyceum/contracts/live-course';
import type { TableRow } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { RecordLink } from '../../detail/record-link';
import { lateDrawer } from '../../layout/late-drawer';
import { TableScreen } from '../../tables/table-screen';
import classes from './live-courses.module.css';

const RefuseDrawer = lateDrawer(() => import('./refuse-drawer').then((it) => it.RefuseDrawer));

type Asking = TableRow<typeof liveAskingTable>;

/** Who enrolled themself and waits for staff: let in, or refused (decision 54). */
export function AskingScreen() {
  const [refused, setRefused] = useState<Asking | null>(null);
  const letIn = trpc.liveGroups.letInMany.useMutation();
  const close = () => setRefused(null);
  return (
    <>
      <TableScreen
        table={liveAskingTable}
        list={trpc.liveGroups.asking}
        description="Most who learn are under 18: look who somebody is before you let them in. Who is let in is told, and gets a seat at once, or the next free one."
        labelOf={({ name }) => name ?? ''}
        cells={{
          groupTag: ({ groupTag, groupId }) => (
            <RecordLink type="liveGroup" id={groupId ?? ''}>
              {groupTag}
            </RecordLink>
          ),
        }}
        bulkActions={[
          {
            label: 'Let in',
            done: 'Let in, or given the next free seat',
            icon: <IconUserCheck size={16} stroke={1.75} aria-hidden />,
            question: (count) => ({
              title: count === 1 ? 'Let this person in?' : `Let these ${String(count)} people in?`,
              message:
                'You have looked who each of them is. Each is told, and gets a seat, or the next free one.',
              confirmLabel: 'Let in',
            }),
            run: (ids) => letIn.mutateAsync({ ids }),
          },
        ]}
        rowActions={(asking) => <Actions asking={asking} onRefuse={() => setRefused(asking)} />}
        empty={{
          title: 'Nobody asks',
          description:
            'Grown-ups, whoever has a block with somebody of the class, and everybody where a course costs something stand here once they have enrolled.',
        }}
      />
      <RefuseDrawer
        isOpen={refused !== null}
        id={refused?.id ?? ''}
        name={refused?.name ?? ''}
        groupTag={refused?.groupTag ?? ''}
        onClose={close}
      />
    </>
  );
}

function Actions({ asking, onRefuse }: { readonly asking: Asking; readonly onRefuse: () => void }) {
  const letIn = trpc.liveGroups.letIn.useMutation();
  const name = asking.name ?? '';
  const enter = async (): Promise<void> => {
    try {
      const { outcome } = await letIn.mutateAsync({ askingId: asking.id });
      toast.success(
        outcome === 'ENROLLED'
          ? `${name} is in ${asking.groupTag ?? 'the class'} now.`
          : `${asking.groupTag ?? 'The class'} is full: ${name} gets the next free seat.`,
      );
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'They were not let in. Please try again.');
    }
  };
  const button = { size: 'compact-xs', variant: 'subtle' } as const;
  return (
    <span className={classes.actions}>
      <Button
        {...button}
        aria-label={`Let in ${name}`}
        loading={letIn.isPending}
        onClick={() => void enter()}
      >
        Let in
      </Button>
      <Button {...button} aria-haspopup="dialog" aria-label={`Refuse ${name}`} onClick={onRefuse}>
        Refuse…
      </Button>
    </span>
  );
}
