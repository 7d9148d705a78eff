import { toast } from '@lyceum/ui';
import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly text: string;
  /** What the button says. */
  readonly label: string;
  /** What is said once it is done. */
  readonly done: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, label, done, ...button }: CopyButtonProps) {
  const clipboard = useClipboard({ timeout: 2_000 });
  const copy = (): void => {
    clipboard.copy(text);
    toast.success(done, { id: 'copied' });
  };
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Button
      size="xs"
      variant="default"
      {...button}
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={copy}
    >
      {label}
    </Button>
  );
}
