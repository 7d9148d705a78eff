import { toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** Copies a code, as buyers type it. */
export function CopyCode({ code }: { readonly code: string }) {
  const clipboard = useClipboard({ timeout: 2_000 });
  const copy = (): void => {
    clipboard.copy(code);
    toast.success(`${code} is copied.`, { id: 'copied-code' });
  };
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={copy}
    >
      Copy code
    </Button>
  );
}
