import { chatsLimits } from '@lyceum/contracts/chats';
import { lazyPart, useUnsavedChanges } from '@lyceum/shell';
import { isComposing } from '@lyceum/ui';
import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconSend2, IconX } from '@tabler/icons-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Chat, ChatMessage } from './chat-queries';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { AttachButton } from './files/attach-button';
import { VoiceButton } from './files/voice-button';
import { canRecord } from './files/can-record';
import type { SentFile } from './files/sent-file';
import type { Attaching } from './files/use-attaching';
import { keepDraft, keptDraft } from './kept-draft';
import { type Risk, risksIn } from './log/risky-content';
import { useMentioning } from './mentions/use-mentioning';
import { showFailure } from './show-failure';

const attached = () => import('./files/attached');

const AttachedFiles = lazyPart(() => attached().then((it) => it.AttachedFiles));

const recorder = () => import('./files/voice-recorder');

const VoiceRecorder = lazyPart(() => recorder().then((it) => it.VoiceRecorder));

const OfferedPeople = lazyPart(() => import('./mentions/offered-people').then((it) => it.OfferedPeople));

/** What somebody says. */
export interface Written {
  readonly text: string;
  /** Whom it mentions, for each place. */
  readonly mentions: readonly string[];
  readonly files: readonly SentFile[];
}

interface ComposerProps {
  readonly chatId: string;
  readonly me: string;
  readonly members: Chat['members'];
  readonly label: string;
  /** The message that is changed, instead of a new one. */
  readonly editing: ChatMessage | null;
  readonly replyingTo: ChatMessage | null;
  /** Files for a new message; null of one that is changed. */
  readonly attaching: Attaching | null;
  readonly onSay: (written: Written) => void;
  /** Something is being written. */
  readonly onType: () => void;
  /** No reply, and no change of a message, after all. */
  readonly onLeave: () => void;
}

/** Where something is written: Enter sends, Shift and Enter begins a line. What is written stays in the browser until it is sent. */
export function Composer(props: ComposerProps) {
  const { label, editing, replyingTo, attaching, onType, onLeave } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const { isRecording, record, endRecording } = useRecording(field);
  const { text, change, risks, forgetRisks, send, mentioning } = useWriting(props, field);
  // Who has chosen to answer, or to change something, writes next.
  const isTurned = editing !== null || replyingTo !== null;
  useEffect(() => {
    if (isTurned) field.current?.focus();
  }, [isTurned, replyingTo?.id]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (mentioning.onKey(event)) return event.preventDefault();
    if (event.key === 'Escape' && (editing || replyingTo)) return onLeave();
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send(false);
  };
  return (
    <form className={classes.composer} onSubmit={submit} onPaste={attaching?.onPaste}>
      <About editing={editing} replyingTo={replyingTo} onLeave={onLeave} />
      <Warning risks={risks} onChange={forgetRisks} onSend={() => send(true)} />
      {attaching && <Attached {...attaching} />}
      {isRecording && attaching && <Recorder attaching={attaching} onEnd={endRecording} />}
      <div className={classes.writing} hidden={isRecording}>
        {attaching && <AttachButton onChoose={attaching.choose} />}
        <Textarea
          ref={field}
          className={classes.field ?? ''}
          aria-label={label}
          placeholder={messages.writeAMessage()}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={chatsLimits.messageLength}
          value={text}
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
            mentioning.look();
            onType();
          }}
          onSelect={mentioning.look}
          onBlur={mentioning.leave}
          onKeyDown={onKeyDown}
          dir="auto"
        />
        {attaching && canRecord() && <VoiceButton onRecord={record} />}
        <SendButton isOff={!isWhole(text.trim(), attaching)} />
      </div>
      <Suspense>
        {mentioning.offered && <OfferedPeople offered={mentioning.offered} field={field} />}
      </Suspense>
    </form>
  );
}

/** Whether a voice note is recorded in the place of what is written. */
function useRecording(field: RefObject<HTMLTextAreaElement | null>) {
  const [isRecording, setRecording] = useState(false);
  const endRecording = (): void => {
    flushSync(() => setRecording(false));
    field.current?.focus();
  };
  // Without what records, and what takes the recording, none is begun: not now, and not unasked later.
  const record = (): void =>
    void Promise.all([recorder(), attached()]).then(() => setRecording(true), showFailure);
  return { isRecording, record, endRecording };
}

/** What is being written, and what becomes of it. */
function useWriting(props: ComposerProps, field: RefObject<HTMLTextAreaElement | null>) {
  const { chatId, me, members, editing, attaching, onSay } = props;
  const [text, setText] = useState(editing?.text ?? keptDraft(me, chatId));
  const [risks, setRisks] = useState<readonly Risk[]>([]);
  const [isKept, setKept] = useState(true);
  useUnsavedChanges(!isKept);
  const change = (next: string): void => {
    setText(next);
    setRisks([]);
    if (!editing) setKept(keepDraft(me, chatId, next));
  };
  const known = editing?.mentions ?? [];
  const mentioning = useMentioning({ me, members, known, field, onChange: change });
  const send = (isSure: boolean): void => {
    const said = text.trim();
    if (!isWhole(said, attaching)) return;
    const found = isSure ? [] : risksIn(said);
    if (found.length > 0) return setRisks(found);
    onSay({ text: said, mentions: mentioning.mentionsOf(said), files: attaching?.take() ?? [] });
    change('');
  };
  return { text, change, risks, forgetRisks: () => setRisks([]), send, mentioning };
}

/** Whether there is something to say, and all that goes with it has been sent. */
const isWhole = (said: string, attaching: Attaching | null): boolean =>
  (attaching?.areSent ?? true) && (said !== '' || (attaching?.list.length ?? 0) > 0);

function SendButton({ isOff }: { readonly isOff: boolean }) {
  return (
    <ActionIcon type="submit" size={40} aria-label={messages.send()} disabled={isOff}>
      <IconSend2 size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

interface RecorderProps {
  readonly attaching: Attaching;
  readonly onEnd: () => void;
}

/** In the place of what is written. What was recorded is listened to, and sent, like a file. */
function Recorder({ attaching, onEnd }: RecorderProps) {
  return (
    <Suspense>
      <VoiceRecorder
        onDone={(recorded) => {
          attaching.attachVoice(recorded);
          onEnd();
        }}
        onLeave={onEnd}
      />
    </Suspense>
  );
}

function Attached({ attachments, list }: Pick<Attaching, 'attachments' | 'list'>) {
  if (!attachments || list.length === 0) return null;
  return (
    <Suspense>
      <AttachedFiles attachments={attachments} list={list} />
    </Suspense>
  );
}

type AboutProps = Pick<ComposerProps, 'editing' | 'replyingTo' | 'onLeave'>;

/** What is changed or answered, with a way not to. */
function About({ editing, replyingTo, onLeave }: AboutProps) {
  if (!editing && !replyingTo) return null;
  return (
    <div className={classes.about}>
      <span>
        {editing
          ? messages.editMessage()
          : messages.replyingTo({ firstName: replyingTo?.author.firstName ?? '' })}
      </span>
      <button type="button" aria-label={messages.noReply()} onClick={onLeave}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}

interface WarningProps {
  readonly risks: readonly Risk[];
  readonly onChange: () => void;
  readonly onSend: () => void;
}

/** Asks to think before something is given away; it forbids nothing, and nobody is told. */
function Warning({ risks, onChange, onSend }: WarningProps) {
  if (risks.length === 0) return null;
  return (
    <div className={classes.risk} role="alert">
      <p>
        <strong>{messages.thinkFirst()}</strong> {risks.map((risk) => messages.risks[risk]()).join(' ')}{' '}
        {messages.riskAdvice()}
      </p>
      <Button size="xs" variant="default" onClick={onChange}>
        {messages.changeIt()}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={onSend}>
        {messages.sendAnyway()}
      </Button>
    </div>
  );
}
