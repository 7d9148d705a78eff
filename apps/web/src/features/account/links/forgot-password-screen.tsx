import { authLimits } from '@lyceum/contracts';
import { type ReactNode, useState } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { ResendMail } from '../resend-mail';
import { AskForLinkForm } from './ask-for-link-form';

interface ForgotPasswordScreenProps {
  readonly brandName: string;
  readonly logInLink: ReactNode;
}

/** Asks for a reset link. The answer is the same for an e-mail nobody has (checklist line 40). */
export function ForgotPasswordScreen({ brandName, logInLink }: ForgotPasswordScreenProps) {
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) {
    return (
      <AccountPage
        title="Check your email"
        brandName={brandName}
        lead={
          <>
            If there is an account for <strong>{email}</strong>, a link to a new password is on its way. It
            works once, for {authLimits.oneTimeLinkMinutes} minutes.
          </>
        }
        otherWay={logInLink}
      >
        <ResendMail label="Send it again" send={() => accountCalls.forgotPassword(email)} wasJustSent />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Forgot your password?"
      brandName={brandName}
      lead="It happens. Tell us your email, and we send you a link to choose a new one."
      otherWay={logInLink}
    >
      <AskForLinkForm
        action="Send me a link"
        send={async (address) => {
          await accountCalls.forgotPassword(address);
          setEmail(address);
        }}
      />
    </AccountPage>
  );
}
