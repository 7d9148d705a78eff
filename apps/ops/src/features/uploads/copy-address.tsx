import { CopyButton } from '../../layout/copy-button';

/** Copies the whole address of a file. */
export function CopyAddress({ url }: { readonly url: string }) {
  return (
    <CopyButton
      text={new URL(url, window.location.origin).href}
      label="Copy"
      done="The address is copied."
      size="compact-xs"
      variant="subtle"
    />
  );
}
