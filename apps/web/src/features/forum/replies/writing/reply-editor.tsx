import { TextEditor, WritingFrame, type WrittenText } from '@lyceum/editor';
import { useSession } from '@lyceum/session';
import { isComposing, rich } from '@lyceum/ui';
import { MentionSuggestionsDocument, send } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useCallback, useState } from 'react';
import { uploadMedia } from '../../upload-media';
import * as messages from '../replies.messages';
import classes from './reply-editor.module.css';

interface ReplyEditorProps {
  readonly threadId: string;
  /** What a draft belongs to within the thread: `thread` for a reply to it, `post:id`, `comment:id`, `edit:id`. */
  readonly draftKey: string;
  /** Names the field to screen readers. */
  readonly label: string;
  readonly placeholder?: string;
  /** Words on the button that sends. */
  readonly action: string;
  /** What to begin with: what is changed by an edit. */
  readonly initial?: Pick<WrittenText, 'content' | 'isRich'>;
  readonly isSending?: boolean;
  readonly onChange?: (text: WrittenText) => void;
  readonly onSubmit: (text: WrittenText) => void;
  readonly onCancel: () => void;
  /** What stands under the text, beside the buttons. */
  readonly children?: ReactNode;
}

/**
 * Where replies and comments are written and changed. Nothing blank can be sent (checklist line 105); Ctrl+Enter sends
 * as the button does.
 */
export function ReplyEditor({
  threadId,
  draftKey,
  label,
  placeholder,
  action,
  initial,
  isSending = false,
  onChange,
  onSubmit,
  onCancel,
  children,
}: ReplyEditorProps) {
  const [text, setText] = useState<WrittenText | null>(initial ? { ...initial, isBlank: false } : null);
  const suggest = useMentionSuggestions(threadId);
  const canSend = text !== null && !text.isBlank && !text.isUploading && !isSending;
  const submit = (): void => {
    if (canSend) onSubmit(text);
  };
  return (
    <form
      className={classes.root}
      aria-label={label}
      data-draft={draftKey}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        submit();
      }}
      // Before the editor, to which this key means a new line.
      onKeyDownCapture={(event) => onSendKey(event, submit)}
    >
      <WritingFrame
        action={
          <Button type="submit" disabled={!canSend} loading={isSending}>
            {action}
          </Button>
        }
      >
        {(send) => (
          <>
            <TextEditor
              label={label}
              {...(placeholder !== undefined && { placeholder })}
              {...(initial && { initial })}
              onChange={(written) => {
                setText(written);
                onChange?.(written);
              }}
              suggest={suggest}
              upload={uploadMedia}
              autoFocus
            />
            {children}
            <Foot onCancel={onCancel}>{send}</Foot>
          </>
        )}
      </WritingFrame>
    </form>
  );
}

interface FootProps {
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

function Foot({ onCancel, children }: FootProps) {
  return (
    <div className={classes.foot}>
      <span className={classes.hint}>
        {rich(messages.keysThatSend, {
          keys: (
            <>
              <kbd>{messages.ctrl()}</kbd> + <kbd>{messages.enter()}</kbd>
            </>
          ),
        })}
      </span>
      <Button variant="default" onClick={onCancel}>
        {messages.cancel()}
      </Button>
      {children}
    </div>
  );
}

/** Enter that chooses a word of a Chinese, Japanese or Korean keyboard sends nothing. */
function onSendKey(event: KeyboardEvent, send: () => void): void {
  const { key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing(nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  send();
}

/** People who can see the thread, for mentions in it. */
function useMentionSuggestions(threadId: string) {
  const userId = useSession().user?.id ?? '';
  return useCallback(
    async (queryString: string, signal: AbortSignal) =>
      (await send(MentionSuggestionsDocument, { userId, queryString, threadId }, { signal }))
        .getUserSuggestions,
    [userId, threadId],
  );
}
