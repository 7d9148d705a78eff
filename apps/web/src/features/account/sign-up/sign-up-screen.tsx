import { authLimits, needsGuardian, type SignUpInput, type SocialProvider } from '@lyceum/contracts';
import { Divider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { SocialButtons } from '../login/social-buttons';
import { ResendMail } from '../resend-mail';
import { SignUpForm } from './sign-up-form';

interface SignUpScreenProps {
  readonly brandName: string;
  readonly providers: readonly SocialProvider[];
  readonly next: string | undefined;
  readonly logInLink: ReactNode;
}

/** The form, then where to look for the mail. Whether the e-mail was known already is never said. */
export function SignUpScreen({ brandName, providers, next, logInLink }: SignUpScreenProps) {
  const [sent, setSent] = useState<SignUpInput | null>(null);
  if (sent) return <CheckEmail brandName={brandName} sent={sent} logInLink={logInLink} />;
  return (
    <AccountPage
      title="Create your account"
      brandName={brandName}
      lead="A few lines, and you are in."
      otherWay={logInLink}
    >
      <SignUpForm
        send={async (input) => {
          await accountCalls.signUp(input);
          setSent(input);
        }}
      />
      {providers.length > 0 && <Divider my="lg" label="or" />}
      <SocialButtons providers={providers} next={next} keepLoggedIn={false} />
    </AccountPage>
  );
}

interface CheckEmailProps {
  readonly brandName: string;
  readonly sent: SignUpInput;
  readonly logInLink: ReactNode;
}

function CheckEmail({ brandName, sent, logInLink }: CheckEmailProps) {
  const { email, dateOfBirth, guardianEmail } = sent;
  return (
    <AccountPage
      isNextStep
      title="Check your email"
      brandName={brandName}
      lead={
        <>
          We wrote to <strong>{email}</strong>. Open the link in that mail to confirm that it is yours. It
          works for {authLimits.confirmationHours} hours.
        </>
      }
      otherWay={logInLink}
    >
      {needsGuardian(dateOfBirth, new Date()) && (
        <p>
          We also wrote to <strong>{guardianEmail}</strong>. You can log in as soon as they have agreed.
        </p>
      )}
      <ResendMail label="Send it again" send={() => accountCalls.resendConfirmation(email)} wasJustSent />
    </AccountPage>
  );
}
