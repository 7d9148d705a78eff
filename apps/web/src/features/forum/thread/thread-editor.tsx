import { threadLimits, threadTexts } from '@lyceum/contracts';
import { readFailure, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { EditThreadDocument, execute } from '@lyceum/web-graphql';
import { Alert, Button, Group, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import type { ThreadPageItem } from './thread-queries';
import { useShowEdited } from './use-thread-changes';

interface ThreadEditorProps {
  readonly thread: ThreadPageItem;
  readonly onDone: () => void;
}

/** The author changes title and text; cancelling leaves both as they were (checklist line 90). */
export function ThreadEditor({ thread, onDone }: ThreadEditorProps) {
  const [title, setTitle] = useState(thread.title);
  const [content, setContent] = useState(thread.content);
  const isDirty = title !== thread.title || content !== thread.content;
  const saving = useSaving(thread.id, onDone);
  useUnsavedChanges(isDirty && !saving.isSuccess);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isDirty) onDone();
    else saving.mutate({ title: title.trim(), content });
  };
  const isBlank = title.trim() === '' || content.trim() === '';
  return (
    <form onSubmit={submit} aria-label="Edit thread" style={{ marginTop: 20 }}>
      <TextInput
        label="Title"
        maxLength={threadLimits.titleLength}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        mt="md"
        label="Text"
        minRows={8}
        maxRows={24}
        data-autofocus
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      {saving.error && (
        <Alert color="danger" mt="md" role="alert">
          {readFailure(saving.error, []).general}
        </Alert>
      )}
      <Group mt="md" gap="xs" justify="flex-end">
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={isBlank} loading={saving.isPending}>
          Save
        </Button>
      </Group>
    </form>
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
      toast.success(threadTexts.updated);
      showEdited(thread);
      onDone();
    },
  });
}
