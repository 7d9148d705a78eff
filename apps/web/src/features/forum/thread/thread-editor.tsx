import { TextEditor, WritingFrame, type WrittenText } from '@lyceum/editor';
import { useSession } from '@lyceum/session';
import { readFailure, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { EditThreadDocument, execute, MentionSuggestionsDocument, send } from '@lyceum/web-graphql';
import { Alert, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useCallback, useState } from 'react';
import { TitleField } from '../parts/title-field';
import { uploadMedia } from '../upload-media';
import type { ThreadPageItem } from '../thread-queries';
import * as messages from './thread.messages';
import { useShowEdited } from './use-thread-changes';

interface ThreadEditorProps {
  readonly thread: ThreadPageItem;
  readonly onDone: () => void;
}

/** The author changes title and text; cancelling leaves both as they were (checklist line 90). */
export function ThreadEditor({ thread, onDone }: ThreadEditorProps) {
  const [title, setTitle] = useState(thread.title);
  const [text, setText] = useState<WrittenText>({
    content: thread.content,
    isRich: thread.isRich,
    isBlank: false,
  });
  const isDirty = title !== thread.title || text.content !== thread.content;
  const saving = useSaving(thread.id, onDone);
  const suggest = useSuggestions(thread.id);
  useUnsavedChanges(isDirty && !saving.isSuccess);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isDirty) saving.mutate({ title: title.trim(), content: text.content });
    else onDone();
  };
  return (
    <form
      onSubmit={submit}
      aria-label={messages.editThread()}
      style={{ display: 'grid', gap: 16, marginTop: 20 }}
    >
      <WritingFrame
        action={
          <Button
            type="submit"
            disabled={title.trim() === '' || text.isBlank || text.isUploading}
            loading={saving.isPending}
          >
            {messages.save()}
          </Button>
        }
      >
        {(save) => (
          <>
            <TitleField label={messages.title()} value={title} onChange={setTitle} />
            <TextEditor
              label={messages.text()}
              initial={thread}
              onChange={setText}
              suggest={suggest}
              upload={uploadMedia}
              autoFocus
            />
            {saving.error && <SavingFailure error={saving.error} />}
            <Group gap="xs" justify="flex-end">
              <Button variant="default" onClick={onDone}>
                {messages.cancel()}
              </Button>
              {save}
            </Group>
          </>
        )}
      </WritingFrame>
    </form>
  );
}

function SavingFailure({ error }: { readonly error: Error }) {
  return (
    <Alert color="danger" role="alert">
      {readFailure(error, []).general}
    </Alert>
  );
}

/** People who can see the thread, for mentions in it. */
function useSuggestions(threadId: string) {
  const userId = useSession().user?.id ?? '';
  return useCallback(
    async (queryString: string, signal: AbortSignal) =>
      (await send(MentionSuggestionsDocument, { userId, queryString, threadId }, { signal }))
        .getUserSuggestions,
    [userId, threadId],
  );
}

interface Edited {
  readonly title: string;
  readonly content: string;
}

function useSaving(threadId: string, onDone: () => void) {
  const showEdited = useShowEdited();
  return useMutation({
    mutationFn: async ({ title, content }: Edited) => {
      const variables = { threadId, updatedContent: content, updatedTitle: title };
      return (await execute(EditThreadDocument, variables)).editThread;
    },
    onSuccess: (thread) => {
      toast.success(messages.threadUpdated());
      showEdited(thread);
      onDone();
    },
  });
}
