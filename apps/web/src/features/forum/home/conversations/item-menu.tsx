import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFlag, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ReportDialog } from '../../parts/report-dialog';
import * as messages from './conversations.messages';
import type { useReport } from './use-conversation';

interface ItemMenuProps {
  /** Names what it is about, for screen readers. */
  readonly label: string;
  readonly item: { readonly deletable: boolean; readonly reported: boolean };
  readonly onDelete: () => void;
  readonly report: ReturnType<typeof useReport>;
}

/** Its author deletes it; everybody else reports it. */
export function ItemMenu({ label, item: { deletable, reported }, onDelete, report }: ItemMenuProps) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={label}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {deletable ? (
            <Menu.Item
              color="danger"
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
              onClick={onDelete}
            >
              {messages.deleteIt()}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<IconFlag size={18} stroke={1.75} aria-hidden />}
              disabled={reported}
              onClick={() => setReporting(true)}
            >
              {reported ? messages.reported() : messages.report()}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ReportDialog {...report} opened={isReporting} onClose={() => setReporting(false)} />
    </>
  );
}
