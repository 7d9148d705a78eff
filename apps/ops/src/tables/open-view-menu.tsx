import type { ListedView } from '@lyceum/contracts/ops';
import { useOpening } from '@lyceum/shell';
import { Menu, Popover } from '@mantine/core';
import { IconHome, IconHomeOff, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { ViewMenuButton } from './tool-buttons';
import { ViewNameForm } from './view-name-form';

export interface ViewMenuProps {
  readonly view: ListedView;
  /** It shows what it was saved for; nobody begins with one that does not. */
  readonly isUsable: boolean;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onShare: (isShared: boolean) => void;
  readonly onDefault: (isDefault: boolean) => void;
  readonly onRemove: () => void;
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with the saved view that is looked at, or that cannot be. */
export function OpenViewMenu({ view, isUsable, onRename, onShare, onDefault, onRemove }: ViewMenuProps) {
  const { name, isShared, isDefault, mayChange } = view;
  const [isNaming, setNaming] = useState(false);
  const { button, ...opening } = useOpening();
  // The item that led to the name is gone with its menu.
  const nameOrLeave = (naming: boolean): void => {
    setNaming(naming);
    if (!naming) button.current?.focus();
  };
  return (
    <Popover opened={isNaming} onChange={nameOrLeave} position="bottom-start" trapFocus>
      <Popover.Target>
        <span>
          <Menu position="bottom-start" returnFocus {...opening}>
            <Menu.Target>
              <ViewMenuButton ref={button} name={name} />
            </Menu.Target>
            <Menu.Dropdown>
              {(isUsable || isDefault) && (
                <Menu.Item
                  leftSection={isDefault ? <IconHomeOff {...icon} /> : <IconHome {...icon} />}
                  onClick={() => onDefault(!isDefault)}
                >
                  {isDefault ? 'Begin with it no longer' : 'Begin with this view'}
                </Menu.Item>
              )}
              {mayChange && (
                <>
                  <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setNaming(true)}>
                    Rename
                  </Menu.Item>
                  <Menu.Item leftSection={<IconUsers {...icon} />} onClick={() => onShare(!isShared)}>
                    {isShared ? 'Share no longer' : 'Share with staff who see this list'}
                  </Menu.Item>
                  <Menu.Item color="danger" leftSection={<IconTrash {...icon} />} onClick={onRemove}>
                    {isShared ? 'Remove for everybody' : 'Remove'}
                  </Menu.Item>
                </>
              )}
            </Menu.Dropdown>
          </Menu>
        </span>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <ViewNameForm
          initial={name}
          onName={(next) => (next === name ? Promise.resolve(true) : onRename(next))}
          onDone={() => nameOrLeave(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
