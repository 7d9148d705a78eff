import type { SocialProvider } from '@lyceum/contracts';
import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { ResendMail } from '../resend-mail';
import { AboutYouStep } from './about-you-step';
import { LinkAccountStep } from './link-account-step';
import { readLoginFragment } from './login-fragment';
import { type LoginStep, stepOfFragment, stepOfRefusal } from './login-step';
import { PasswordStep } from './password-step';
import { takeChoice } from './remembered-choice';
import { ReturningStep } from './returning-step';
import { SecondFactorStep } from './second-factor-step';
import { SocialButtons } from './social-buttons';
import type { Challenge } from './sign-in-calls';

export interface LoginScreenProps {
  readonly brandName: string;
  readonly providers: readonly SocialProvider[];
  /** Where to go afterwards. */
  readonly next: string | undefined;
  /** Why the last session ended, where that needs saying. */
  readonly notice: string | null;
  /** What stands behind `#` in the address, once: the social callback leaves its outcome there. */
  readonly fragment: string;
  /** Whoever connects another service comes back signed in. */
  readonly isSignedIn: boolean;
  /** Takes it out of the address: a ticket should not stay in the history. */
  readonly clearFragment: () => void;
  /** Called when the session has begun. */
  readonly onSignedIn: () => void;
  readonly signUpLink: ReactNode;
  readonly forgotLink: ReactNode;
}

/** Logging in, step by step. */
export function LoginScreen(props: LoginScreenProps) {
  const { fragment, notice, isSignedIn, clearFragment } = props;
  const [step, setStep] = useState(() => stepOfFragment(readLoginFragment(fragment), { notice, isSignedIn }));
  const [keepLoggedIn, setKeepLoggedIn] = useState(takeChoice);
  const onStartAgain = useCallback((text?: string): void => {
    setStep({ name: 'password', notice: text ?? null });
  }, []);
  useEffect(() => {
    if (fragment !== '') clearFragment();
  }, [fragment, clearFragment]);

  const { title, lead } = words(step);
  return (
    <AccountPage
      title={title}
      brandName={props.brandName}
      lead={lead}
      otherWay={step.name === 'password' ? props.signUpLink : undefined}
    >
      <StepContent {...props} {...{ step, setStep, onStartAgain, keepLoggedIn, setKeepLoggedIn }} />
    </AccountPage>
  );
}

interface StepContentProps extends Pick<
  LoginScreenProps,
  'providers' | 'next' | 'forgotLink' | 'onSignedIn'
> {
  readonly step: LoginStep;
  readonly setStep: (step: LoginStep) => void;
  readonly onStartAgain: (notice?: string) => void;
  readonly keepLoggedIn: boolean;
  readonly setKeepLoggedIn: (keep: boolean) => void;
}

function StepContent({ step, setStep, onStartAgain, onSignedIn, keepLoggedIn, ...props }: StepContentProps) {
  const onChallenge = (challenge: Challenge): void => {
    if (challenge) setStep(challenge);
    else onSignedIn();
  };
  const onRefusal = (error: unknown, email: string): boolean => {
    const next = stepOfRefusal(error, email);
    if (next) setStep(next);
    return next !== null;
  };
  switch (step.name) {
    case 'password':
      return (
        <PasswordStep
          {...{ keepLoggedIn, onChallenge, onRefusal }}
          notice={step.notice}
          onKeepLoggedIn={props.setKeepLoggedIn}
          forgotLink={props.forgotLink}
          social={<SocialButtons keepLoggedIn={keepLoggedIn} providers={props.providers} next={props.next} />}
        />
      );
    case 'returning':
      return <ReturningStep {...{ keepLoggedIn, onSignedIn }} onFailed={onStartAgain} />;
    case 'second-factor':
      return <SecondFactorStep {...{ keepLoggedIn, onChallenge, onStartAgain }} challenge={step.challenge} />;
    case 'about-you':
      return (
        <AboutYouStep
          {...{ keepLoggedIn, onChallenge, onStartAgain }}
          question={step.question}
          onGuardianAsked={() => setStep({ name: 'guardian-asked' })}
        />
      );
    case 'guardian-asked':
      return <Button onClick={() => onStartAgain()}>Back to log in</Button>;
    case 'link':
      return (
        <LinkAccountStep
          {...{ keepLoggedIn, onChallenge, onStartAgain }}
          ticket={step.ticket}
          forgotLink={props.forgotLink}
        />
      );
    case 'not-connected':
      return <Button onClick={onSignedIn}>Go on</Button>;
    case 'confirm-email':
    case 'guardian':
      return <WaitForMail step={step} onBack={() => onStartAgain()} />;
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
      <ResendMail label={isConfirmation ? 'Send it again' : 'Write to them again'} send={() => send(email)} />
      <Button variant="subtle" mt="md" ml={-16} onClick={onBack}>
        Back to log in
      </Button>
    </>
  );
}

/** What each step is called, and the line under it. */
function words(step: LoginStep): { title: string; lead: string } {
  switch (step.name) {
    case 'password':
      return { title: 'Log in', lead: 'Good to have you back.' };
    case 'returning':
      return { title: 'Log in', lead: 'One moment, you are nearly there.' };
    case 'second-factor':
      return { title: 'One more step', lead: 'Your account asks for a second proof that it is you.' };
    case 'about-you':
      return {
        title: `Welcome, ${step.question.firstName}`,
        lead: 'Before you begin, tell us who you are. Others see your role, and nothing else of it.',
      };
    case 'guardian-asked':
      return {
        title: 'We wrote to your guardian',
        lead: 'You are under 13, so a parent or guardian has to say yes. Log in again once they have opened the link in our mail.',
      };
    case 'link':
      return {
        title: 'You have been here before',
        lead: 'There is already an account with your email. Enter its password once, and from then on both ways lead into it.',
      };
    case 'not-connected':
      return { title: 'It is not connected', lead: step.message };
    case 'confirm-email':
      return {
        title: 'Confirm your email first',
        lead: `We sent a link to ${step.email}. Open it, then come back and log in.`,
      };
    case 'guardian':
      return {
        title: 'Your guardian has not agreed yet',
        lead: 'You are under 13, so a parent or guardian has to say yes. We sent them a link.',
      };
  }
}
