import type { ListedView } from '@lyceum/contracts/ops';
import { useOpening } from '@lyceum/shell';
import { Popover } from '@mantine/core';
import { LostViewButton } from './tool-buttons';

export interface LostViewProps {
  readonly view: ListedView;
  readonly lost: readonly string[];
}

/** Why a view does not open any more, and what can be done about it. */
export function OpenLostView({ view: { name, mayChange }, lost }: LostViewProps) {
  const { button, opened, onChange } = useOpening();
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-start" width={320} returnFocus>
      <Popover.Target>
        <LostViewButton ref={button} name={name} onClick={() => onChange(!opened)} />
      </Popover.Target>
      <Popover.Dropdown p="sm">
        This view was saved with a filter that the list no longer has in that form: {lost.join(', ')}. Without
        it, it would show other rows.{' '}
        {mayChange
          ? 'Filter anew and save that under the same name, or remove the view.'
          : 'Whoever shares it can save it anew.'}
      </Popover.Dropdown>
    </Popover>
  );
}
