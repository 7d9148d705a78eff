import { threadLimits, type ThreadParts } from '@lyceum/contracts/forum';
import { holdsPermission } from '@lyceum/contracts/permissions';
import { type SuggestPeople, TextEditor, type UploadMedia, WritingFrame } from '@lyceum/editor';
import { useSession } from '@lyceum/session';
import { lazyPart, logFailure, useUnsavedChanges } from '@lyceum/shell';
import { confirm, FormErrorSummary, PostedText } from '@lyceum/ui';
import { Button, Group, SegmentedControl, Stack, TagsInput } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { type ComponentType, Suspense, type SyntheticEvent, useState } from 'react';
import { DraftBar } from '../drafts/draft-bar';
import { DraftConflict } from '../drafts/draft-conflict';
import type { Draft } from '../drafts/use-draft';
import { draftTextOf } from '../drafts/written-text';
import { DueMark } from '../thread-card/due-mark';
import { TitleField } from '../parts/title-field';
import { newPoll } from '../poll/poll-draft';
import { PollFields } from '../poll/poll-fields';
import * as messages from './create-thread.messages';
import { type ThreadDraft, threadKind } from './thread-draft';
import classes from './thread-form.module.css';
import {
  type PostedThread,
  problemsBeforePosting,
  stillRefused,
  type ThreadProblems,
  useCreateThread,
} from './use-create-thread';

interface ThreadFormProps {
  readonly communityId: string;
  readonly draft: Draft<ThreadDraft>;
  readonly suggest: SuggestPeople;
  readonly upload: UploadMedia;
  readonly onPosted: (thread: PostedThread) => void;
  /** Begins anew, with an empty form. */
  readonly onDiscard: () => void;
}

/** For Educators. */
const DueField = lazyPart(() => import('./due-field').then((it) => it.DueField));

const views = [
  { value: 'write', label: messages.write },
  { value: 'preview', label: messages.preview },
];

/** Writes a thread: title, text, tags, poll, a look at it before it is posted (checklist line 100). */
export function ThreadForm({ communityId, draft, suggest, upload, onPosted, onDiscard }: ThreadFormProps) {
  const { content } = draft;
  const [view, setView] = useState('write');
  const [isUploading, setUploading] = useState(false);
  const { tryToPost, isPosting, problems } = usePosting(communityId, draft, isUploading, onPosted);
  useUnsavedChanges(!draft.isKept || isUploading);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!tryToPost()) setView('write');
  };
  return (
    <form onSubmit={submit} noValidate aria-label={messages.newThread()}>
      <WritingFrame
        action={
          <Button type="submit" loading={isPosting} disabled={draft.conflict !== null}>
            {messages.post()}
          </Button>
        }
      >
        {(post) => (
          <Stack gap="md">
            <FormErrorSummary
              problems={problems?.general ? [{ message: problems.general }] : []}
              {...(problems?.reference !== undefined && { reference: problems.reference })}
            />
            <DraftConflict draft={draft} render={(version) => <Preview draft={version} />} />
            <SegmentedControl
              className={classes.views ?? ''}
              data={views.map(({ value, label }) => ({ value, label: label() }))}
              value={view}
              onChange={setView}
              aria-label={messages.view()}
            />
            {view === 'preview' && <Preview draft={content} />}
            {/* Hidden rather than gone, so that Undo still knows what was typed. */}
            <div hidden={view !== 'write'}>
              <Fields
                key={draft.round}
                draft={content}
                onUpdate={draft.update}
                onUploading={setUploading}
                suggest={suggest}
                upload={upload}
                problems={problems}
              />
            </div>
            <Group justify="space-between" gap="sm">
              <DraftBar draft={draft} isEmpty={threadKind.isEmpty(content)}>
                {!threadKind.isEmpty(content) && <ThrowAway draft={draft} onDiscard={onDiscard} />}
              </DraftBar>
              <div className={classes.post}>{post}</div>
            </Group>
          </Stack>
        )}
      </WritingFrame>
    </form>
  );
}

interface FieldsProps {
  readonly draft: ThreadDraft;
  readonly onUpdate: (change: (draft: ThreadDraft) => ThreadDraft) => void;
  readonly onUploading: (isUploading: boolean) => void;
  readonly suggest: SuggestPeople;
  readonly upload: UploadMedia;
  readonly problems: ThreadProblems | null;
}

interface FieldProps extends FieldsProps {
  readonly change: (part: Partial<ThreadDraft>) => void;
}

function Fields(props: FieldsProps) {
  const change = (part: Partial<ThreadDraft>): void => props.onUpdate((latest) => ({ ...latest, ...part }));
  return (
    <Stack gap="md">
      {Object.entries(fields).map(
        ([name, Field]) => Field && <Field key={name} {...props} change={change} />,
      )}
    </Stack>
  );
}

/** Where each part of a thread is asked for, one below the other; null where this form does not ask. */
const fields = {
  title: CountedTitle,
  content: ContentField,
  tags: TagsField,
  thumbnailUrl: null,
  dueAt: DueFieldOfEducators,
  poll: PollField,
} satisfies Record<keyof ThreadParts | 'content' | 'poll', ComponentType<FieldProps> | null>;

const asked = Object.entries(fields).flatMap(([name, Field]) => (Field ? [name] : []));

function CountedTitle({ draft: { title }, change, problems }: FieldProps) {
  return (
    <TitleField
      label={messages.title()}
      value={title}
      error={problems?.title}
      onChange={(typed) => change({ title: typed })}
      description={`${title.length}/${threadLimits.titleLength}`}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      descriptionProps={{ className: classes.count }}
      data-autofocus
    />
  );
}

function ContentField({ draft, change, onUploading, suggest, upload, problems }: FieldProps) {
  return (
    <TextEditor
      label={messages.text()}
      placeholder={messages.whatToSay()}
      initial={draft.text}
      onChange={(text) => {
        onUploading(text.isUploading === true);
        change({ text: draftTextOf(text) });
      }}
      suggest={suggest}
      upload={upload}
      error={problems?.content ?? null}
    />
  );
}

function TagsField({ draft, change, problems }: FieldProps) {
  return (
    <TagsInput
      label={messages.tags()}
      description={messages.aboutTags({ tags: threadLimits.tags })}
      maxTags={threadLimits.tags}
      value={draft.tags}
      onChange={(tags) => change({ tags: tags.map(shortened) })}
      error={problems?.tags}
      splitChars={[',', ' ', '，']}
      acceptValueOnBlur
    />
  );
}

function DueFieldOfEducators({ draft: { dueAt }, change, problems }: FieldProps) {
  const isEducator = holdsPermission(useSession().user?.roles ?? [], 'forum.teach');
  if (!isEducator && !dueAt) return null;
  return (
    <Suspense>
      <DueField value={dueAt ?? null} error={problems?.dueAt} onChange={(at) => change({ dueAt: at })} />
    </Suspense>
  );
}

function PollField({ draft: { poll }, change, problems }: FieldProps) {
  if (poll === null)
    return (
      <Button
        variant="default"
        className={classes.addPoll ?? ''}
        leftSection={<IconChartBar size={18} stroke={1.75} aria-hidden />}
        onClick={() => change({ poll: newPoll })}
      >
        {messages.addAPoll()}
      </Button>
    );
  return (
    <PollFields
      poll={poll}
      onChange={(changed) => change({ poll: changed })}
      onRemove={() => change({ poll: null })}
      error={problems?.poll ?? null}
    />
  );
}

function usePosting(
  communityId: string,
  { content, clientKey, idForPosting, settle }: Draft<ThreadDraft>,
  isUploading: boolean,
  onPosted: (thread: PostedThread) => void,
) {
  const [hasTried, setTried] = useState(false);
  const { post, isPosting, refused } = useCreateThread(communityId, asked, (thread) => {
    settle();
    onPosted(thread);
  });
  const wrong = problemsBeforePosting(content);
  const found = isUploading ? { ...wrong, content: messages.waitForUploads() } : wrong;
  return {
    isPosting,
    /** What stands in the way of posting, once that was tried: each goes as soon as its field is mended. */
    problems: (hasTried ? found : null) ?? (refused && stillRefused(refused, content)),
    /** What is posted is kept first: a connection that breaks takes nothing with it. Answers whether it is on its way. */
    tryToPost: (): boolean => {
      setTried(true);
      if (found !== null) return false;
      void idForPosting().then((draftId) => post({ draft: content, draftId, clientKey }));
      return true;
    },
  };
}

interface ThrowAwayProps {
  readonly draft: Draft<ThreadDraft>;
  readonly onDiscard: () => void;
}

function ThrowAway({ draft, onDiscard }: ThrowAwayProps) {
  const discard = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.throwAwayQuestion(),
      message: messages.aboutThrowingAway(),
      confirmLabel: messages.throwAway(),
      cancelLabel: messages.keepIt(),
      tone: 'danger',
    });
    if (!isSure) return;
    draft.discard().catch(logFailure);
    onDiscard();
  };
  return (
    <Button variant="subtle" color="gray" size="compact-sm" onClick={() => void discard()}>
      {messages.throwAway()}
    </Button>
  );
}

function Preview({ draft: { title, text, dueAt, poll } }: { readonly draft: ThreadDraft }) {
  return (
    <section aria-label={messages.preview()} className={classes.preview}>
      <h2 dir="auto">{title.trim() === '' ? messages.noTitleYet() : title}</h2>
      <DueMark at={dueAt} />
      {text.isBlank ? (
        <p>{messages.noTextYet()}</p>
      ) : (
        <PostedText content={text.content} isRich={text.isRich} />
      )}
      {poll !== null && poll.options.length > 0 && (
        <ul aria-label={messages.optionsOfThePoll()}>
          {poll.options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function shortened(tag: string): string {
  return tag.trim().slice(0, threadLimits.tagLength);
}
