import type { SocialProvider } from '@lyceum/contracts/auth';
import { lazyPart } from '@lyceum/shell';
import { TextSkeleton } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { AccountPage } from '../account-page';
import { readLoginFragment } from './login-fragment';
import { type LoginStep, stepOfFragment, stepOfRefusal } from './login-step';
import * as messages from './login.messages';
import { PasswordStep } from './password-step';
import { takeChoice } from './remembered-choice';
import { ReturningStep } from './returning-step';
import { SocialButtons } from './social-buttons';
import type { Challenge } from './sign-in-calls';

const FurtherSteps = lazyPart(() => import('./further-steps').then((it) => it.FurtherSteps));

export interface LoginScreenProps {
  readonly providers: readonly SocialProvider[];
  /** Where to go afterwards. */
  readonly next: string | undefined;
  /** Why the last session ended, where that needs saying. */
  readonly notice: string | null;
  /** Whether somebody has been signed in here before, and has not just signed up. */
  readonly isBack: boolean;
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

  const { title, lead } = words(step, props.isBack);
  return (
    <AccountPage title={title} lead={lead} otherWay={step.name === 'password' ? props.signUpLink : undefined}>
      <StepContent
        {...props}
        step={step}
        setStep={setStep}
        onStartAgain={onStartAgain}
        keepLoggedIn={keepLoggedIn}
        setKeepLoggedIn={setKeepLoggedIn}
      />
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
          keepLoggedIn={keepLoggedIn}
          onChallenge={onChallenge}
          onRefusal={onRefusal}
          notice={step.notice}
          onKeepLoggedIn={props.setKeepLoggedIn}
          forgotLink={props.forgotLink}
          social={<SocialButtons keepLoggedIn={keepLoggedIn} providers={props.providers} next={props.next} />}
        />
      );
    case 'reading':
      return <TextSkeleton lines={3} label={messages.loggingYouIn()} />;
    case 'returning':
      return <ReturningStep keepLoggedIn={keepLoggedIn} onSignedIn={onSignedIn} onFailed={onStartAgain} />;
    case 'guardian-asked':
      return <Button onClick={() => onStartAgain()}>{messages.backToLogIn()}</Button>;
    case 'not-connected':
      return <Button onClick={onSignedIn}>{messages.goOn()}</Button>;
    case 'second-factor':
    case 'about-you':
    case 'link':
    case 'confirm-email':
    case 'guardian':
      return (
        <Suspense fallback={<TextSkeleton lines={3} label={messages.loadingTheNextStep()} />}>
          <FurtherSteps
            step={step}
            keepLoggedIn={keepLoggedIn}
            onChallenge={onChallenge}
            onStartAgain={() => onStartAgain()}
            onGuardianAsked={() => setStep({ name: 'guardian-asked' })}
            forgotLink={props.forgotLink}
          />
        </Suspense>
      );
  }
}

/** What each step is called, and the line under it. */
function words(step: LoginStep, isBack: boolean): { title: string; lead: string } {
  switch (step.name) {
    case 'password':
      return { title: messages.logIn(), lead: isBack ? messages.welcomeBack() : messages.aboutLoggingIn() };
    case 'reading':
    case 'returning':
      return { title: messages.logIn(), lead: messages.nearlyThere() };
    case 'second-factor':
      return { title: messages.oneMoreStep(), lead: messages.aboutSecondFactor() };
    case 'about-you':
      return {
        title: messages.welcome({ firstName: step.question.firstName }),
        lead: messages.aboutRoles(),
      };
    case 'guardian-asked':
      return {
        title: messages.weWroteToYourGuardian(),
        lead: messages.guardianHasToSayYes(),
      };
    case 'link':
      return {
        title: messages.youHaveBeenHereBefore(),
        lead: messages.aboutConnecting(),
      };
    case 'not-connected':
      return { title: messages.notConnected(), lead: step.message };
    case 'confirm-email':
      return {
        title: messages.confirmYourEmailFirst(),
        lead: messages.weSentALink({ email: step.email }),
      };
    case 'guardian':
      return {
        title: messages.guardianHasNotAgreed(),
        lead: messages.guardianWasSentALink(),
      };
  }
}
