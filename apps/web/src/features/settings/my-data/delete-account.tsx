import { authLimits, deletionAnswerSchema } from '@lyceum/contracts/auth';
import { postAndRead } from '@lyceum/session';
import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordAgainForm } from '../security/password-again-form';
import { refreshAccount, settingsQueries } from '../settings-queries';
import * as messages from './my-data.messages';

interface DeleteAccountProps {
  readonly hasPassword: boolean;
  /** False while it is not known whether there is a password to ask for. */
  readonly isReady: boolean;
}

/** Asks for the deletion of the account, which then waits 14 days. */
export function DeleteAccount({ hasPassword, isReady }: DeleteAccountProps) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const close = (): void => setAsking(false);
  return (
    <>
      <Button variant="outline" color="danger" disabled={!isReady} onClick={() => setAsking(true)}>
        {messages.deleteMyAccount()}
      </Button>
      <Modal opened={isAsking} onClose={close} title={messages.deleteYourAccount()} size={480}>
        <PasswordAgainForm
          hasPassword={hasPassword}
          action={messages.deleteMyAccount()}
          isDangerous
          onCancel={close}
          send={async (password) => {
            await postAndRead(deletionAnswerSchema, '/account/delete', { password });
            close();
            await refreshAccount(queryClient);
            await queryClient.invalidateQueries({ queryKey: settingsQueries.sessions.queryKey });
          }}
        >
          <p>{messages.whatGoes({ days: authLimits.deletionGraceDays })}</p>
        </PasswordAgainForm>
      </Modal>
    </>
  );
}
