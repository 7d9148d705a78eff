import type { ModerationReason, StaffCase } from '@lyceum/contracts/moderation';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronDown, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { FormDrawer } from '../../layout/form-drawer';
import classes from './case.module.css';
import { KeptReasonsEditor } from './kept-reasons-editor';

interface KeptReasonsProps {
  readonly forum: StaffCase['forum'];
  readonly onChoose: (text: string) => void;
}

/** Reasons that are kept, of the forum and of all: choosing one adds it to what is written, where it can be changed. */
export function KeptReasons({ forum, onChoose }: KeptReasonsProps) {
  const [isEditing, setEditing] = useState(false);
  const answer = trpc.moderation.reasons.useQuery({ communityId: forum?.id ?? null });
  const reasons = answer.data ?? [];
  const own = reasons.filter(({ communityId }) => communityId !== null);
  const all = reasons.filter(({ communityId }) => communityId === null);
  return (
    <div className={classes.kept}>
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
          >
            Insert a reason
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.keptList}>
          {reasons.length === 0 && (
            <NoReasons
              isFailed={answer.isError}
              isPending={answer.isPending}
              onRetry={() => void answer.refetch()}
            />
          )}
          <Reasons title={forum?.displayName ?? ''} reasons={own} onChoose={onChoose} />
          <Reasons title="All forums" reasons={all} onChoose={onChoose} />
        </Menu.Dropdown>
      </Menu>
      <ActionIcon size={30} variant="default" aria-label="Edit the reasons" onClick={() => setEditing(true)}>
        <IconSettings size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
      <FormDrawer title="Reasons" isOpen={isEditing} onClose={() => setEditing(false)}>
        <KeptReasonsEditor forum={forum} />
      </FormDrawer>
    </div>
  );
}

interface NoReasonsProps {
  readonly isFailed: boolean;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** Why the menu holds none. */
function NoReasons({ isFailed, isPending, onRetry }: NoReasonsProps) {
  if (isFailed)
    return (
      <>
        <Menu.Label>The reasons could not be loaded.</Menu.Label>
        <Menu.Item closeMenuOnClick={false} onClick={onRetry}>
          Try again
        </Menu.Item>
      </>
    );
  return <Menu.Label>{isPending ? 'Waiting for the reasons…' : 'No reasons are kept yet.'}</Menu.Label>;
}

interface ReasonsProps {
  readonly title: string;
  readonly reasons: readonly ModerationReason[];
  readonly onChoose: (text: string) => void;
}

function Reasons({ title, reasons, onChoose }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <>
      <Menu.Label>{title}</Menu.Label>
      {reasons.map(({ id, name, text }) => (
        <Menu.Item key={id} title={text} onClick={() => onChoose(text)}>
          {name}
        </Menu.Item>
      ))}
    </>
  );
}
