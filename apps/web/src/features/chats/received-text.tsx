import { useSession } from '@lyceum/session';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import type { ChatMessage } from './chat-queries';
import { type Risk, risksIn } from './log/risky-content';
import { MessageText } from './mentions/message-text';

/**
 * What of a text that somebody else wrote a student is asked to think of before they read it (checklist section O, safety). Who has
 * not said yet what they are is asked like a student.
 */
export function useRisksFor(): (text: string) => readonly Risk[] {
  const roles = useSession().user?.roles ?? [];
  const isAsked = roles.length === 0 || roles.includes('STUDENT');
  return (text) => (isAsked ? risksIn(text) : []);
}

/** A text that somebody else wrote; one that asks for what is better not given away is covered until its reader wants to see it. */
export function ReceivedText({ text, mentions }: Pick<ChatMessage, 'text' | 'mentions'>) {
  const risksFor = useRisksFor();
  const [shown, setShown] = useState<string | null>(null);
  const revealed = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => revealed.current?.focus(), [shown]);
  const risks = risksFor(text);
  if (risks.length === 0) return <MessageText text={text} mentions={mentions} />;
  if (shown === text)
    return (
      <div ref={revealed} tabIndex={-1}>
        <MessageText text={text} mentions={mentions} />
      </div>
    );
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
