import type { WaysIn } from '@lyceum/contracts/auth';
import { SectionCard } from '@lyceum/ui';
import { Alert, Button, Group, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PasswordAgainForm } from './password-again-form';
import { RecoveryCodes } from './recovery-codes';
import { securityCalls } from './security-calls';
import * as messages from './security.messages';
import { TotpSetup } from './totp-setup';
import { waysInQuery } from './ways-in-query';

type Task = 'set-up' | 'new-codes' | 'turn-off' | null;

const titles = {
  'set-up': messages.setUpAnAuthenticatorApp,
  'new-codes': messages.newRecoveryCodes,
  'turn-off': messages.turnTheSecondFactorOff,
} as const;

/** The second factor by an authenticator app, and the recovery codes that belong to it. */
export function TotpSettings({ waysIn }: { readonly waysIn: WaysIn }) {
  const { hasTotp, recoveryCodesLeft, isSecondFactorRequired, passkeys } = waysIn;
  const [task, setTask] = useState<Task>(null);
  const queryClient = useQueryClient();
  const close = (): void => {
    setTask(null);
    void queryClient.invalidateQueries({ queryKey: waysInQuery.queryKey });
  };
  const isMissing = isSecondFactorRequired && !hasTotp && passkeys.length === 0;
  return (
    <SectionCard
      title={messages.secondFactor()}
      description={
        hasTotp ? messages.secondFactorOn({ count: recoveryCodesLeft }) : messages.secondFactorOff()
      }
    >
      {isMissing && (
        <Alert color="warmth" mb="md">
          {messages.secondFactorMissing()}
        </Alert>
      )}
      <Group gap="xs">
        {hasTotp ? (
          <>
            <Button variant="default" onClick={() => setTask('new-codes')}>
              {messages.newRecoveryCodes()}
            </Button>
            <Button variant="default" onClick={() => setTask('turn-off')}>
              {messages.turnOff()}
            </Button>
          </>
        ) : (
          <Button onClick={() => setTask('set-up')}>{messages.setUpAnApp()}</Button>
        )}
      </Group>
      <Modal opened={task !== null} onClose={close} title={task && titles[task]()} size={480}>
        {task && <TaskContent task={task} hasPassword={waysIn.hasPassword} onDone={close} />}
      </Modal>
    </SectionCard>
  );
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
          action={messages.turnOff()}
          isDangerous
          onCancel={onDone}
          send={async (password) => {
            await securityCalls.disableTotp(password);
            onDone();
          }}
        >
          <p>{messages.aboutTurningOff()}</p>
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
      action={messages.makeNewCodes()}
      onCancel={onDone}
      send={async (password) => setCodes(await securityCalls.makeRecoveryCodes(password))}
    >
      <p>{messages.aboutNewCodes()}</p>
    </PasswordAgainForm>
  );
}
