import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import * as messages from './friends.messages';
import classes from './request-answer.module.css';
import { useRequestAnswer } from './use-request-answer';

interface RequestAnswerProps {
  readonly friendRelationId: string;
  /** Called before the answer is sent: what asks stays until it is told what became of it. */
  readonly onAnswer: () => void;
}

/** Says yes or no to a friend request where it is told, and then what became of it (checklist lines 139, 140). */
export function RequestAnswer({ friendRelationId, onAnswer }: RequestAnswerProps) {
  const { give, isPending, outcome, failure } = useRequestAnswer(friendRelationId);
  const said = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (outcome !== null) said.current?.focus();
  }, [outcome]);

  if (outcome !== null) {
    return (
      <p ref={said} role="status" tabIndex={-1} className={classes.outcome}>
        {outcome}
      </p>
    );
  }
  const press = (wanted: 'accepted' | 'rejected') => () => {
    onAnswer();
    give(wanted);
  };
  return (
    <>
      <div className={classes.buttons} aria-busy={isPending}>
        <Button size="sm" onClick={press('accepted')}>
          {messages.friendButton.REQUEST_RECEIVED()}
        </Button>
        <Button size="sm" variant="default" onClick={press('rejected')}>
          {messages.reject()}
        </Button>
      </div>
      {failure !== null && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </>
  );
}
