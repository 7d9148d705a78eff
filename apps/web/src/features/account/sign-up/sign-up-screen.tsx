import { authLimits, needsGuardian, type SignUpInput, type SocialProvider } from '@lyceum/contracts/auth';
import { rich } from '@lyceum/ui';
import { Divider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { SocialButtons } from '../login/social-buttons';
import { ResendMail } from '../resend-mail';
import { SignUpForm } from './sign-up-form';
import * as messages from './sign-up.messages';
import classes from './sign-up-screen.module.css';

interface SignUpScreenProps {
  readonly providers: readonly SocialProvider[];
  readonly next: string | undefined;
  /** Whether they came to sign up as an educator. */
  readonly asEducator: boolean;
  readonly logInLink: ReactNode;
}

/** The form, then where to look for the mail. Whether the e-mail was known already is never said. */
export function SignUpScreen({ providers, next, asEducator, logInLink }: SignUpScreenProps) {
  const [sent, setSent] = useState<SignUpInput | null>(null);
  if (sent) return <CheckEmail sent={sent} logInLink={logInLink} />;
  return (
    <AccountPage
      title={messages.createYourAccount()}
      lead={asEducator ? messages.aboutEducators() : messages.aboutSigningUp()}
      otherWay={logInLink}
    >
      <SignUpForm
        asEducator={asEducator}
        send={async (input) => {
          await accountCalls.signUp(input);
          setSent(input);
        }}
      />
      <div className={classes.small}>
        <p>{messages.whoSeesWhat()}</p>
        <p>
          {rich(messages.termsAndPrivacy, {
            terms: <LegalLink path="/terms-conditions">{messages.termsOfUse()}</LegalLink>,
            privacy: <LegalLink path="/privacy-policy">{messages.privacyPolicy()}</LegalLink>,
          })}
        </p>
      </div>
      {providers.length > 0 && <Divider my="lg" label={messages.or()} />}
      <SocialButtons providers={providers} next={next} keepLoggedIn={false} />
    </AccountPage>
  );
}

interface LegalLinkProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** In a tab of its own: the form keeps what was typed. */
function LegalLink({ path, children }: LegalLinkProps) {
  return (
    <a href={path} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

interface CheckEmailProps {
  readonly sent: SignUpInput;
  readonly logInLink: ReactNode;
}

function CheckEmail({ sent, logInLink }: CheckEmailProps) {
  const { email, dateOfBirth, guardianEmail } = sent;
  return (
    <AccountPage
      isNextStep
      title={messages.checkYourEmail()}
      lead={rich(messages.weWroteToYou, {
        email: <strong>{email}</strong>,
        hours: authLimits.confirmationHours,
      })}
      otherWay={logInLink}
    >
      {needsGuardian(dateOfBirth, new Date()) && (
        <p style={{ marginBottom: 16 }}>
          {rich(messages.weWroteToYourGuardian, { email: <strong>{guardianEmail}</strong> })}
        </p>
      )}
      <ResendMail
        label={messages.sendItAgain()}
        send={() => accountCalls.resendConfirmation(email)}
        wasJustSent
      />
    </AccountPage>
  );
}
