import { knowsPasskeys, PasskeyError, readFailure } from '@lyceum/shell';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './passkey-button.module.css';
import type { Challenge } from './sign-in-calls';

interface PasskeyButtonProps {
  readonly label: string;
  readonly signIn: () => Promise<Challenge>;
  readonly onChallenge: (challenge: Challenge) => void;
}

/** Logs in with a passkey; absent where the browser knows none. */
export function PasskeyButton({ label, signIn, onChallenge }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!knowsPasskeys()) return null;

  const use = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      onChallenge(await signIn());
    } catch (error) {
      setFailure(error instanceof PasskeyError ? error.message : readFailure(error, []).general);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <Button
        variant="default"
        fullWidth
        loading={isBusy}
        leftSection={<IconFingerprint size={18} stroke={1.75} aria-hidden />}
        onClick={() => void use()}
      >
        {label}
      </Button>
      <p role="alert" className={classes.failure}>
        {failure}
      </p>
    </div>
  );
}
