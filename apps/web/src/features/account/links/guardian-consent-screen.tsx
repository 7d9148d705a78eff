import { readFailure } from '@lyceum/shell';
import { FormErrorSummary } from '@lyceum/ui';
import { Button, List, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { isDeadLink } from './dead-link';

interface GuardianConsentScreenProps {
  readonly brandName: string;
  readonly code: string;
  /** The child's. */
  readonly firstName: string;
  readonly onDead: () => void;
  readonly homeButton: ReactNode;
  readonly termsLink: ReactNode;
}

/** A guardian reads what the child will use, and agrees (checklist line 41). Doing nothing keeps the account locked. */
export function GuardianConsentScreen(props: GuardianConsentScreenProps) {
  const { brandName, code, firstName, onDead, homeButton, termsLink } = props;
  const [state, setState] = useState<'asked' | 'sending' | 'agreed'>('asked');
  const [failure, setFailure] = useState<string | null>(null);

  const agree = async (): Promise<void> => {
    setState('sending');
    setFailure(null);
    try {
      await accountCalls.consentAsGuardian(code);
      setState('agreed');
    } catch (error) {
      setState('asked');
      if (isDeadLink(error)) onDead();
      else setFailure(readFailure(error, []).general);
    }
  };

  if (state === 'agreed') {
    return (
      <AccountPage
        title="Thank you"
        brandName={brandName}
        lead={`${firstName} can log in now. You need do nothing more.`}
      >
        {homeButton}
      </AccountPage>
    );
  }
  return (
    <AccountPage
      isNextStep
      title={`May ${firstName} use ${brandName}?`}
      brandName={brandName}
      lead={`${firstName} is under 13 and named you as parent or guardian.`}
    >
      <Stack>
        <FormErrorSummary problems={failure === null ? [] : [{ message: failure }]} />
        <p style={{ margin: 0 }}>If you agree, {firstName} can:</p>
        <List spacing="xs">
          <List.Item>take courses and hand in work to educators,</List.Item>
          <List.Item>read and write in forums with other students,</List.Item>
          <List.Item>chat with the people of their courses.</List.Item>
        </List>
        <p style={{ margin: 0 }}>
          We keep their name, email, date of birth, and what they write and learn here. {termsLink}
        </p>
        <Button size="lg" fullWidth loading={state === 'sending'} onClick={() => void agree()}>
          I agree
        </Button>
        <p style={{ margin: 0, color: 'var(--lyceum-muted)' }}>
          If you do not, close this page: the account stays locked.
        </p>
      </Stack>
    </AccountPage>
  );
}
