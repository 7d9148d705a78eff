import { authErrors } from '@lyceum/contracts/auth';
import { completeSignIn } from '@lyceum/session';
import { useSending } from '@lyceum/shell';
import { FormErrorSummary } from '@lyceum/ui';
import { Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { AskForLinkForm } from './ask-for-link-form';
import { orDead } from './dead-link';
import * as messages from './links.messages';

interface ConfirmEmailScreenProps {
  readonly code: string;
  /** Leads on to the login page; the one next thing once the e-mail is confirmed. */
  readonly logInButton: ReactNode;
  /** Called when that has begun a session. */
  readonly onSignedIn: () => void;
}

type Step = 'ready' | 'confirmed' | 'dead' | 'sent';

/**
 * The end of the link in the confirmation mail (checklist line 39). Only the button uses the link up: mail programs
 * open every address they see.
 */
export function ConfirmEmailScreen({ code, logInButton, onSignedIn }: ConfirmEmailScreenProps) {
  const [step, setStep] = useState<Step>('ready');
  const { title, lead } = words[step];
  const page = { title: title(), lead: lead() };
  switch (step) {
    case 'ready':
      return (
        <AccountPage {...page}>
          <ConfirmButton
            code={code}
            onConfirmed={() => setStep('confirmed')}
            onSignedIn={onSignedIn}
            onDead={() => setStep('dead')}
          />
        </AccountPage>
      );
    case 'dead':
      return (
        <AccountPage {...page}>
          <AskForLinkForm
            action={messages.sendMeAnotherLink()}
            send={async (email) => {
              await accountCalls.resendConfirmation(email);
              setStep('sent');
            }}
          />
        </AccountPage>
      );
    case 'confirmed':
    case 'sent':
      return <AccountPage {...page}>{logInButton}</AccountPage>;
  }
}

const words: Readonly<Record<Step, { title: () => string; lead: () => string }>> = {
  ready: { title: messages.confirmYourEmail, lead: messages.aboutConfirming },
  confirmed: { title: messages.yourEmailIsConfirmed, lead: messages.welcome },
  dead: { title: messages.deadLink, lead: () => authErrors.LINK_NOT_VALID.message },
  sent: { title: messages.checkYourEmail, lead: messages.anotherLinkIsOnItsWay },
};

interface ConfirmButtonProps extends Pick<ConfirmEmailScreenProps, 'code' | 'onSignedIn'> {
  readonly onConfirmed: () => void;
  readonly onDead: () => void;
}

function ConfirmButton({ code, onConfirmed, onSignedIn, onDead }: ConfirmButtonProps) {
  const { isSending, problems, submit } = useSending(() =>
    orDead(async () => {
      const answer = await accountCalls.confirmEmail(code);
      if (!('token' in answer)) return onConfirmed();
      completeSignIn(answer.token, false);
      onSignedIn();
    }, onDead),
  );
  return (
    <Stack>
      <FormErrorSummary problems={problems} />
      <Button size="lg" fullWidth loading={isSending} onClick={() => void submit()}>
        {messages.confirmMyEmail()}
      </Button>
    </Stack>
  );
}
