import { confirm } from '@lyceum/ui';
import { Button, Group, Text } from '@mantine/core';
import { isEmptyDraft, type ThreadDraft } from './thread-draft';

interface DraftNoteProps {
  readonly draft: ThreadDraft;
  readonly wasKept: boolean;
  readonly isKept: boolean;
  readonly onDiscard: () => void;
}

/** Says whether what was written is kept, and lets it be thrown away. */
export function DraftNote({ draft, wasKept, isKept, onDiscard }: DraftNoteProps) {
  if (isEmptyDraft(draft)) return <span />;
  const discard = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Throw this draft away?',
      message: 'What you wrote here will be gone.',
      confirmLabel: 'Throw away',
      cancelLabel: 'Keep it',
      tone: 'danger',
    });
    if (isSure) onDiscard();
  };
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {noteOf(wasKept, isKept)}
      </Text>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={() => void discard()}>
        Throw away
      </Button>
    </Group>
  );
}

function noteOf(wasKept: boolean, isKept: boolean): string {
  if (!isKept) return 'Not kept yet';
  return wasKept ? 'Your draft from last time, kept on this device' : 'Draft kept on this device';
}
