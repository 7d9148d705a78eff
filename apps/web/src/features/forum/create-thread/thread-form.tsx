import { threadLimits } from '@lyceum/contracts';
import { type SuggestPeople, TextEditor } from '@lyceum/editor';
import { useUnsavedChanges } from '@lyceum/shell';
import { FormErrorSummary, PostedText } from '@lyceum/ui';
import { Button, Group, SegmentedControl, Stack, TagsInput, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { DraftNote } from './draft-note';
import type { ThreadDraft } from './thread-draft';
import classes from './thread-form.module.css';
import {
  type PostedThread,
  problemsBeforePosting,
  type ThreadProblems,
  useCreateThread,
} from './use-create-thread';
import { useThreadDraft } from './use-thread-draft';

type Writing = ReturnType<typeof useThreadDraft>;

interface ThreadFormProps {
  readonly communityId: string;
  /** Under which the draft is kept. */
  readonly draftKey: string;
  readonly suggest: SuggestPeople;
  readonly onPosted: (thread: PostedThread) => void;
  /** Begins anew, with an empty form. */
  readonly onDiscard: () => void;
}

const views = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
];

/** Writes a thread: title, text, tags, a look at it before it is posted (checklist line 100). */
export function ThreadForm({ communityId, draftKey, suggest, onPosted, onDiscard }: ThreadFormProps) {
  const writing = useThreadDraft(draftKey);
  const { draft, change } = writing;
  const [view, setView] = useState('write');
  const { post, isPosting, problems, check } = usePosting(communityId, writing, onPosted);
  useUnsavedChanges(!writing.isKept);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (check()) post();
    else setView('write');
  };
  return (
    <form onSubmit={submit} noValidate aria-label="New post">
      <Stack gap="md">
        <FormErrorSummary
          problems={problems?.general ? [{ message: problems.general }] : []}
          {...(problems?.reference !== undefined && { reference: problems.reference })}
        />
        <SegmentedControl
          className={classes.views ?? ''}
          data={views}
          value={view}
          onChange={setView}
          aria-label="View"
        />
        {view === 'preview' && <Preview draft={draft} />}
        {/* Hidden rather than gone, so that Undo still knows what was typed. */}
        <div hidden={view !== 'write'}>
          <Fields draft={draft} change={change} suggest={suggest} problems={problems} />
        </div>
        <Group justify="space-between" gap="sm">
          <DraftNote
            {...writing}
            onDiscard={() => {
              writing.settle();
              onDiscard();
            }}
          />
          <Button type="submit" loading={isPosting} className={classes.post ?? ''}>
            Post
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface FieldsProps extends Pick<Writing, 'draft' | 'change'> {
  readonly suggest: SuggestPeople;
  readonly problems: ThreadProblems | null;
}

function Fields({ draft, change, suggest, problems }: FieldsProps) {
  return (
    <Stack gap="md">
      <TitleField title={draft.title} error={problems?.title} onChange={(title) => change({ title })} />
      <TextEditor
        label="Text"
        placeholder="What do you want to say?"
        initial={draft.text}
        onChange={(text) => change({ text })}
        suggest={suggest}
        error={problems?.content ?? null}
      />
      <TagsInput
        label="Tags"
        description={`Up to ${threadLimits.tags} words others may look for`}
        maxTags={threadLimits.tags}
        value={draft.tags}
        onChange={(tags) => change({ tags: tags.map(shortened) })}
        error={problems?.tags}
        splitChars={[',', ' ', '，']}
        acceptValueOnBlur
      />
    </Stack>
  );
}

function usePosting(
  communityId: string,
  { draft, keep, settle }: Writing,
  onPosted: (thread: PostedThread) => void,
) {
  const [found, setFound] = useState<ThreadProblems | null>(null);
  const { post, isPosting, problems } = useCreateThread(communityId, (thread) => {
    settle();
    onPosted(thread);
  });
  return {
    isPosting,
    problems: found ?? problems,
    /** Whether nothing is wrong as far as can be told here. */
    check: (): boolean => {
      const wrong = problemsBeforePosting(draft);
      setFound(wrong);
      return wrong === null;
    },
    post: (): void => {
      // A connection that breaks takes nothing with it.
      keep();
      post(draft);
    },
  };
}

interface TitleFieldProps {
  readonly title: string;
  readonly error: string | undefined;
  readonly onChange: (title: string) => void;
}

function TitleField({ title, error, onChange }: TitleFieldProps) {
  return (
    <TextInput
      label="Title"
      size="md"
      dir="auto"
      autoComplete="off"
      maxLength={threadLimits.titleLength}
      value={title}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      // Enter in a title is not yet the wish to post.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      description={`${title.length}/${threadLimits.titleLength}`}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      descriptionProps={{ className: classes.count }}
      data-autofocus
    />
  );
}

function Preview({ draft: { title, text } }: { readonly draft: ThreadDraft }) {
  return (
    <section aria-label="Preview" className={classes.preview}>
      <h2 dir="auto">{title.trim() === '' ? 'No title yet' : title}</h2>
      {text.isBlank ? <p>No text yet.</p> : <PostedText content={text.content} isRich={text.isRich} />}
    </section>
  );
}

function shortened(tag: string): string {
  return tag.trim().slice(0, threadLimits.tagLength);
}
