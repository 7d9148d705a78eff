import { conversationContentSchema, conversationLimits, countGraphemes } from '@lyceum/contracts/forum';
import { isTransient, newClientKey } from '@lyceum/session';
import { firstIssue, readFailure } from '@lyceum/shell';
import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import * as messages from './conversations.messages';
import classes from './conversations.module.css';

interface WritingBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly action: string;
  /** Sends it. A repeated attempt has the same key, so that it makes nothing twice. */
  readonly send: (content: string, clientKey: string) => Promise<unknown>;
  /** Stands before the button. */
  readonly children?: ReactNode;
  readonly autoFocus?: boolean;
  /** Without it there is no button to close the box. */
  readonly onCancel?: () => void;
}

/** Where a short text is written. What was typed stays until it was sent; Ctrl+Enter sends it. */
export function WritingBox({ label, placeholder, action, send, children, ...options }: WritingBoxProps) {
  const { autoFocus = false, onCancel } = options;
  const [draft, setDraft] = useState(() => ({ content: '', clientKey: newClientKey() }));
  const problem = firstIssue(conversationContentSchema, draft.content);
  const isBlank = draft.content.trim() === '';
  const sending = useMutation({
    mutationFn: () => send(draft.content.trim(), draft.clientKey),
    onSuccess: () => setDraft({ content: '', clientKey: newClientKey() }),
    // What was refused made nothing: the next attempt is another one.
    onError: (error) => {
      if (!isTransient(error)) setDraft((now) => ({ ...now, clientKey: newClientKey() }));
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (problem === undefined && !sending.isPending) sending.mutate();
  };
  const sendByKey = (event: KeyboardEvent): void => {
    // Enter ends a word of Chinese or Japanese while it is being composed.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
      submit(event);
  };
  const tooLong = isBlank ? undefined : problem;
  const failure = sending.error && readFailure(sending.error, []).general;
  return (
    <form className={classes.box} onSubmit={submit} aria-label={label}>
      <Textarea
        aria-label={label}
        placeholder={placeholder}
        autosize
        minRows={options.onCancel ? 1 : 2}
        maxRows={10}
        autoFocus={autoFocus}
        readOnly={sending.isPending}
        value={draft.content}
        error={tooLong ?? failure}
        onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, content: value }))}
        onKeyDown={sendByKey}
      />
      <div className={classes.boxFoot}>
        {children}
        <Remaining content={draft.content} />
        <span className={classes.boxButtons}>
          {onCancel && (
            <Button size="sm" variant="default" onClick={onCancel}>
              {messages.cancel()}
            </Button>
          )}
          <Button size="sm" type="submit" disabled={problem !== undefined} loading={sending.isPending}>
            {action}
          </Button>
        </span>
      </div>
    </form>
  );
}

/** How much may still be written, once that is not much. */
function Remaining({ content }: { readonly content: string }) {
  const { contentLength } = conversationLimits;
  // Counting what is far from the limit is not worth the while.
  if (content.length < contentLength - 200 || content.length > conversationLimits.contentUnits) return null;
  const left = contentLength - countGraphemes(content.trim());
  return <span className={classes.remaining}>{messages.charactersLeft({ left })}</span>;
}
