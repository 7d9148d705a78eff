import { liveGroupWaitingTable, type StaffGroup } from '@lyceum/contracts/live-course';
import { readableTable } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { confirm, EmptyState, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { RelatedTable } from '../../detail/related-table';
import { readView } from '../../tables/table-address';
import { tableColumns } from '../../tables/table-columns';

/** Who waits for a seat, the first first. Without anybody, and with seats for all, there is no list to see. */
export function GroupWaiting({ group }: { readonly group: StaffGroup }) {
  const table = readableTable(liveGroupWaitingTable, useMay());
  const takeOff = useTakeOff(group);
  if (group.waiting === 0 && group.seats === null) return null;
  return (
    <RelatedTable
      title="Waiting list"
      list={trpc.liveGroups.waiting}
      input={{ within: group.id }}
      columns={tableColumns(table, readView(table, {}).columns, undefined, undefined)}
      labelOf={({ name }) => name ?? ''}
      rowActions={({ userId, name }) => (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={`Take off ${name ?? ''}`}
          onClick={() => void takeOff(userId ?? '', name)}
        >
          Take off…
        </Button>
      )}
      empty={
        <EmptyState
          title="Nobody waits"
          description="Who is enrolled when the class is full waits here, and gets the next free seat."
          illustration={null}
        />
      }
    />
  );
}

function useTakeOff({ id: groupId, groupTag }: StaffGroup) {
  const takeOff = trpc.liveGroups.takeOffList.useMutation();
  return async (userId: string, name: string | null): Promise<void> => {
    const isSure = await confirm({
      title: `Take ${name ?? 'them'} off the waiting list of ${groupTag}?`,
      message: 'They lose their place in it.',
      confirmLabel: 'Take off',
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await takeOff.mutateAsync({ groupId, userId });
      toast.success(`${name ?? 'The person'} waits no more.`);
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'Nothing was changed. Please try again.');
    }
  };
}
