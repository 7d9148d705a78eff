import { authLimits } from '@lyceum/contracts/auth';
import { rich } from '@lyceum/ui';
import { type ReactNode, useState } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { ResendMail } from '../resend-mail';
import { AskForLinkForm } from './ask-for-link-form';
import * as messages from './links.messages';

interface ForgotPasswordScreenProps {
  readonly logInLink: ReactNode;
}

/** Asks for a reset link. The answer is the same for an e-mail nobody has (checklist line 40). */
export function ForgotPasswordScreen({ logInLink }: ForgotPasswordScreenProps) {
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) {
    return (
      <AccountPage
        title={messages.checkYourEmail()}
        lead={rich(messages.resetLinkSent, {
          email: <strong>{email}</strong>,
          minutes: authLimits.oneTimeLinkMinutes,
        })}
        otherWay={logInLink}
      >
        <ResendMail
          label={messages.sendItAgain()}
          send={() => accountCalls.forgotPassword(email)}
          wasJustSent
        />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={messages.forgotYourPassword()}
      lead={messages.aboutForgotPassword()}
      otherWay={logInLink}
    >
      <AskForLinkForm
        action={messages.sendMeALink()}
        send={async (address) => {
          await accountCalls.forgotPassword(address);
          setEmail(address);
        }}
      />
    </AccountPage>
  );
}
