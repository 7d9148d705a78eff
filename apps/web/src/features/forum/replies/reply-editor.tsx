import { TextEditor, type WrittenText } from '@lyceum/editor';
import { useSession } from '@lyceum/session';
import { MentionSuggestionsDocument, send } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { type KeyboardEvent, type SyntheticEvent, useCallback, useState } from 'react';
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
  /** `draftId` is the draft the server holds of it, if any: it ends with the reply (checklist line 114). */
  readonly onSubmit: (text: WrittenText, draftId?: string | null) => void;
  readonly onCancel: () => void;
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
  onSubmit,
  onCancel,
}: ReplyEditorProps) {
  const [text, setText] = useState<WrittenText | null>(initial ? { ...initial, isBlank: false } : null);
  const suggest = useMentionSuggestions(threadId);
  const canSend = text !== null && !text.isBlank && !isSending;
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
      onKeyDownCapture={(event) => {
        if (!isSendKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
        submit();
      }}
    >
      <TextEditor
        label={label}
        {...(placeholder !== undefined && { placeholder })}
        {...(initial && { initial })}
        onChange={setText}
        suggest={suggest}
        autoFocus
      />
      <div className={classes.foot}>
        <span className={classes.hint}>
          <kbd>Ctrl</kbd> + <kbd>Enter</kbd> sends
        </span>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={!canSend} loading={isSending}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** Enter that chooses a word of a Chinese, Japanese or Korean keyboard sends nothing. */
function isSendKey({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
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
