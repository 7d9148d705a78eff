import type { WaysIn } from '@lyceum/contracts';
import { SectionCard } from '@lyceum/ui';
import { Alert, Button, Group, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { settingsQueries } from '../settings-queries';
import { PasswordAgainForm } from './password-again-form';
import { RecoveryCodes } from './recovery-codes';
import { securityCalls } from './security-calls';
import { TotpSetup } from './totp-setup';

type Task = 'set-up' | 'new-codes' | 'turn-off' | null;

const titles = {
  'set-up': 'Set up an authenticator app',
  'new-codes': 'New recovery codes',
  'turn-off': 'Turn the second factor off',
} as const;

/** The second factor by an authenticator app, and the recovery codes that belong to it. */
export function TotpSettings({ waysIn }: { readonly waysIn: WaysIn }) {
  const { hasTotp, recoveryCodesLeft, isSecondFactorRequired, passkeys } = waysIn;
  const [task, setTask] = useState<Task>(null);
  const queryClient = useQueryClient();
  const close = (): void => {
    setTask(null);
    void queryClient.invalidateQueries({ queryKey: settingsQueries.waysIn.queryKey });
  };
  const isMissing = isSecondFactorRequired && !hasTotp && passkeys.length === 0;
  return (
    <SectionCard
      title="Second factor"
      description={
        hasTotp
          ? `On: log-in asks for a code of your authenticator app. ${codesLeftText(recoveryCodesLeft)}`
          : 'Off. With it, nobody gets in with your password alone: log-in also asks for a code of an app on your phone.'
      }
    >
      {isMissing && (
        <Alert color="warmth" mb="md">
          Your role needs a second factor. Set one up here, then log in with it.
        </Alert>
      )}
      <Group gap="xs">
        {hasTotp ? (
          <>
            <Button variant="default" onClick={() => setTask('new-codes')}>
              New recovery codes
            </Button>
            <Button variant="default" onClick={() => setTask('turn-off')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button onClick={() => setTask('set-up')}>Set up an app</Button>
        )}
      </Group>
      <Modal opened={task !== null} onClose={close} title={task && titles[task]} size={480}>
        {task && <TaskContent task={task} hasPassword={waysIn.hasPassword} onDone={close} />}
      </Modal>
    </SectionCard>
  );
}

function codesLeftText(left: number): string {
  return `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`;
}

interface TaskContentProps {
  readonly task: Exclude<Task, null>;
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

function TaskContent({ task, hasPassword, onDone }: TaskContentProps): ReactNode {
  switch (task) {
    case 'set-up':
      return <TotpSetup hasPassword={hasPassword} onDone={onDone} />;
    case 'new-codes':
      return <NewRecoveryCodes hasPassword={hasPassword} onDone={onDone} />;
    case 'turn-off':
      return (
        <PasswordAgainForm
          hasPassword={hasPassword}
          action="Turn off"
          isDangerous
          onCancel={onDone}
          send={async (password) => {
            await securityCalls.disableTotp(password);
            onDone();
          }}
        >
          <p style={{ margin: 0 }}>
            Your password alone opens your account then. The recovery codes stop working.
          </p>
        </PasswordAgainForm>
      );
  }
}

function NewRecoveryCodes({ hasPassword, onDone }: Omit<TaskContentProps, 'task'>) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <PasswordAgainForm
      hasPassword={hasPassword}
      action="Make new codes"
      onCancel={onDone}
      send={async (password) => setCodes(await securityCalls.makeRecoveryCodes(password))}
    >
      <p style={{ margin: 0 }}>The codes you have now stop working.</p>
    </PasswordAgainForm>
  );
}
