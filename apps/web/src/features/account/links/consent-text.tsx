import { List } from '@mantine/core';
import type { ReactNode } from 'react';

interface ConsentTextProps {
  readonly fullName: string;
  readonly guardianEmail: string;
  readonly termsLink: ReactNode;
}

/** What a guardian consents to, for whom, and as whom. */
export function ConsentText({ fullName, guardianEmail, termsLink }: ConsentTextProps) {
  return (
    <>
      <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
        The account is that of <strong>{fullName}</strong>. You are asked as <strong>{guardianEmail}</strong>.
      </p>
      <p style={{ margin: 0 }}>With your consent, {fullName} can:</p>
      <List spacing="xs">
        <List.Item>take courses and hand in work to educators,</List.Item>
        <List.Item>read and write in forums with other students,</List.Item>
        <List.Item>chat with the people of their courses.</List.Item>
      </List>
      <p style={{ margin: 0 }}>
        We keep their name, email, date of birth and country, and what they write and learn here. {termsLink}
      </p>
    </>
  );
}
