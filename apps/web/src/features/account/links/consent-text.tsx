import { rich } from '@lyceum/ui';
import { List } from '@mantine/core';
import * as messages from './links.messages';

interface ConsentTextProps {
  readonly fullName: string;
  readonly guardianEmail: string;
}

/** What a guardian consents to, for whom, and as whom. */
export function ConsentText({ fullName, guardianEmail }: ConsentTextProps) {
  return (
    <>
      <p style={{ overflowWrap: 'anywhere' }}>
        {rich(messages.whoIsAsked, {
          name: <strong>{fullName}</strong>,
          email: <strong>{guardianEmail}</strong>,
        })}
      </p>
      <p>{messages.withYourConsent({ fullName })}</p>
      <List spacing="xs">
        <List.Item>{messages.takeCourses()}</List.Item>
        <List.Item>{messages.useForums()}</List.Item>
        <List.Item>{messages.chat()}</List.Item>
      </List>
      <p>
        {rich(messages.whatWeKeep, {
          terms: <a href="/privacy-policy">{messages.readThePrivacyPolicy()}</a>,
        })}
      </p>
    </>
  );
}
