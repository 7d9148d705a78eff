import { accountCalls } from '../account-calls';
import { ResendMail } from '../resend-mail';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AboutYouStep } from './about-you-step';
import { LinkAccountStep } from './link-account-step';
import type { LoginStep } from './login-step';
import * as messages from './login.messages';
import { SecondFactorStep } from './second-factor-step';
import type { Challenge } from './sign-in-calls';

type FurtherStep = Extract<
  LoginStep,
  { name: 'second-factor' | 'about-you' | 'link' | 'confirm-email' | 'guardian' }
>;

interface FurtherStepsProps {
  readonly step: FurtherStep;
  readonly keepLoggedIn: boolean;
  readonly onChallenge: (challenge: Challenge) => void;
  readonly onStartAgain: () => void;
  readonly onGuardianAsked: () => void;
  readonly forgotLink: ReactNode;
}

/** What is asked of some after the first step. It comes when somebody gets there. */
export function FurtherSteps({ step, onGuardianAsked, forgotLink, ...props }: FurtherStepsProps) {
  switch (step.name) {
    case 'second-factor':
      return <SecondFactorStep {...props} challenge={step.challenge} />;
    case 'about-you':
      return <AboutYouStep {...props} question={step.question} onGuardianAsked={onGuardianAsked} />;
    case 'link':
      return <LinkAccountStep {...props} ticket={step.ticket} forgotLink={forgotLink} />;
    case 'confirm-email':
    case 'guardian':
      return <WaitForMail step={step} onBack={props.onStartAgain} />;
  }
}

interface WaitForMailProps {
  readonly step: Extract<LoginStep, { name: 'confirm-email' | 'guardian' }>;
  readonly onBack: () => void;
}

/** Nothing goes on here before somebody has opened a link in a mail. */
function WaitForMail({ step: { name, email }, onBack }: WaitForMailProps) {
  const isConfirmation = name === 'confirm-email';
  const send = isConfirmation ? accountCalls.resendConfirmation : accountCalls.resendToGuardian;
  return (
    <>
      <ResendMail
        label={isConfirmation ? messages.sendItAgain() : messages.writeToThemAgain()}
        send={() => send(email)}
      />
      <Button variant="subtle" mt="md" ml={-16} onClick={onBack}>
        {messages.backToLogIn()}
      </Button>
    </>
  );
}
