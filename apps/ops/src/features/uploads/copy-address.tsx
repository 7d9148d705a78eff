import { toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** Copies the whole address of a file. */
export function CopyAddress({ url }: { readonly url: string }) {
  const clipboard = useClipboard({ timeout: 2_000 });
  const copy = (): void => {
    clipboard.copy(new URL(url, window.location.origin).href);
    toast.success('The address is copied.', { id: 'copied-address' });
  };
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
      onClick={copy}
    >
      Copy
    </Button>
  );
}
