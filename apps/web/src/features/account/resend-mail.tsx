import { authLimits } from '@lyceum/contracts/auth';
import { ApiError } from '@lyceum/session';
import { readFailure, useCountdown, waitText } from '@lyceum/shell';
import { Button } from '@mantine/core';
import { useState } from 'react';
import * as messages from './account.messages';
import classes from './resend-mail.module.css';

interface ResendMailProps {
  /** Words on the button. */
  readonly label: string;
  readonly send: () => Promise<void>;
  /** Whether a mail went out just now, so that the wait begins with the screen. */
  readonly wasJustSent?: boolean;
}

/** Sends a mail again, at most once a minute (checklist line 39). The answer never tells whether there is an account. */
export function ResendMail({ label, send, wasJustSent = false }: ResendMailProps) {
  const [secondsLeft, wait] = useCountdown(wasJustSent ? authLimits.resendSeconds : 0);
  const [isSending, setSending] = useState(false);
  const [word, setWord] = useState<{ text: string; isBad: boolean } | null>(null);

  const resend = async (): Promise<void> => {
    setSending(true);
    setWord(null);
    try {
      await send();
      wait(authLimits.resendSeconds);
      setWord({ text: messages.sentAgain(), isBad: false });
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds !== undefined) wait(error.retryAfterSeconds);
      setWord({ text: readFailure(error, []).general ?? '', isBad: true });
    } finally {
      setSending(false);
    }
  };

  return (
    <div className={classes.root}>
      <Button variant="default" loading={isSending} disabled={secondsLeft > 0} onClick={() => void resend()}>
        {secondsLeft > 0 ? messages.actionIn({ action: label, wait: waitText(secondsLeft) }) : label}
      </Button>
      <p role="status" className={word?.isBad ? classes.bad : classes.word}>
        {word?.text}
      </p>
    </div>
  );
}
