import { saveFile } from '@lyceum/ui';
import { Button, CopyButton, Group, Stack } from '@mantine/core';
import classes from './recovery-codes.module.css';
import * as messages from './security.messages';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once: copied, kept as a file, or written down. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  return (
    <Stack>
      <p>{messages.aboutRecoveryCodes()}</p>
      <ul className={classes.codes} aria-label={messages.recoveryCodes()}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? messages.copied() : messages.copy()}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {messages.download()}
        </Button>
        <Button onClick={onDone}>{messages.iHaveKeptThem()}</Button>
      </Group>
    </Stack>
  );
}
