import { useOpening } from '@lyceum/shell';
import { Popover } from '@mantine/core';
import { SaveViewButton } from './tool-buttons';
import { ViewNameForm } from './view-name-form';

export interface SaveViewProps {
  readonly onSave: (name: string) => Promise<boolean>;
}

/** Names the view that is looked at. */
export function OpenSaveView({ onSave }: SaveViewProps) {
  const { button, opened, onChange } = useOpening();
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <SaveViewButton ref={button} onClick={() => onChange(!opened)} />
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <ViewNameForm onName={onSave} onDone={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
