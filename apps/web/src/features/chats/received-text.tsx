import { useSession } from '@lyceum/session';
import { PlainText } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { type Risk, risksIn } from './log/risky-content';

/** What of a text that somebody else wrote a student is asked to think of before they read it (checklist section O, safety). */
export function useRisksFor(): (text: string) => readonly Risk[] {
  const isStudent = useSession().user?.roles.includes('STUDENT') ?? false;
  return (text) => (isStudent ? risksIn(text) : []);
}

/** A text that somebody else wrote; one that asks for what is better not given away is covered until its reader wants to see it. */
export function ReceivedText({ text }: { readonly text: string }) {
  const risksFor = useRisksFor();
  const [shown, setShown] = useState<string | null>(null);
  const risks = risksFor(text);
  if (risks.length === 0 || shown === text) return <PlainText text={text} />;
  return (
    <div className={classes.covered}>
      <p>
        <strong>{messages.thinkFirst()}</strong> {risks.map((risk) => messages.risks[risk]()).join(' ')}{' '}
        {messages.riskAdvice()}
      </p>
      <Button size="xs" variant="default" onClick={() => setShown(text)}>
        {messages.showMessage()}
      </Button>
    </div>
  );
}
