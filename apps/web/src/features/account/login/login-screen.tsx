import type { SocialProvider } from '@lyceum/contracts';
import { lazyPart } from '@lyceum/shell';
import { TextSkeleton } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { AccountPage } from '../account-page';
import { readLoginFragment } from './login-fragment';
import { type LoginStep, stepOfFragment, stepOfRefusal } from './login-step';
import { PasswordStep } from './password-step';
import { takeChoice } from './remembered-choice';
import { ReturningStep } from './returning-step';
import { SocialButtons } from './social-buttons';
import type { Challenge } from './sign-in-calls';

const FurtherSteps = lazyPart(() => import('./further-steps').then((it) => it.FurtherSteps));

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
  const [opening] = useState(() =>
    fragment === ''
      ? null
      : readLoginFragment(fragment).then((found) => stepOfFragment(found, { notice, isSignedIn })),
  );
  const [step, setStep] = useState<LoginStep>(
    opening ? { name: 'reading' } : stepOfFragment({ kind: 'none' }, { notice, isSignedIn }),
  );
  const [keepLoggedIn, setKeepLoggedIn] = useState(takeChoice);
  const onStartAgain = useCallback((text?: string): void => {
    setStep({ name: 'password', notice: text ?? null });
  }, []);
  useEffect(() => {
    if (fragment !== '') clearFragment();
  }, [fragment, clearFragment]);
  useEffect(() => {
    void opening?.then(setStep);
  }, [opening]);

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
    case 'reading':
      return <TextSkeleton lines={3} label="Logging you in" />;
    case 'returning':
      return <ReturningStep {...{ keepLoggedIn, onSignedIn }} onFailed={onStartAgain} />;
    case 'guardian-asked':
      return <Button onClick={() => onStartAgain()}>Back to log in</Button>;
    case 'not-connected':
      return <Button onClick={onSignedIn}>Go on</Button>;
    case 'second-factor':
    case 'about-you':
    case 'link':
    case 'confirm-email':
    case 'guardian':
      return (
        <Suspense fallback={<TextSkeleton lines={3} label="Loading the next step" />}>
          <FurtherSteps
            {...{ step, keepLoggedIn, onChallenge }}
            onStartAgain={() => onStartAgain()}
            onGuardianAsked={() => setStep({ name: 'guardian-asked' })}
            forgotLink={props.forgotLink}
          />
        </Suspense>
      );
  }
}

/** What each step is called, and the line under it. */
function words(step: LoginStep): { title: string; lead: string } {
  switch (step.name) {
    case 'password':
      return { title: 'Log in', lead: 'Good to have you back.' };
    case 'reading':
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
