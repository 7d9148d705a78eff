import { toast } from '@lyceum/ui';
import {
  type CommentTextFragment,
  DeleteCommentTemplateDocument,
  execute,
  SaveCommentTemplateDocument,
} from '@lyceum/web-graphql';
import { Button, CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from './reading.module.css';
import * as messages from './reading.messages';
import { templatesQuery } from './reading-queries';

interface Texts {
  readonly list: readonly CommentTextFragment[];
  readonly keep: (text: string) => Promise<void>;
  readonly remove: (templateId: string) => Promise<void>;
}

/** What somebody says often, and keeping more of it. */
export function useCommentTexts(me: string): Texts {
  const query = useQuery(templatesQuery(me));
  const act = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch {
      toast.error(messages.textsFailed());
    }
    await query.refetch();
  };
  return {
    list: query.data?.getCommentTemplates ?? [],
    keep: (text) => act(execute(SaveCommentTemplateDocument, { userId: me, text, templateId: null })),
    remove: (templateId) => act(execute(DeleteCommentTemplateDocument, { userId: me, templateId })),
  };
}

interface CommentTextsProps {
  readonly texts: Texts;
  readonly comment: string;
  readonly onInsert: (text: string) => void;
}

export function CommentTexts({ texts: { list, keep, remove }, comment, onInsert }: CommentTextsProps) {
  const said = comment.trim();
  const isNew = said !== '' && !list.some(({ text }) => text === said);
  return (
    <section aria-label={messages.yourTexts()} className={classes.texts}>
      <h3 className={classes.heading}>{messages.yourTexts()}</h3>
      {list.length === 0 && <p className={classes.detail}>{messages.noTexts()}</p>}
      <ol className={classes.textList}>
        {list.map(({ id, text }, at) => (
          <li key={id} className={classes.text}>
            <button
              type="button"
              className={`thumb ${classes.insert ?? ''}`}
              aria-label={messages.insert({ text })}
              aria-keyshortcuts={at < 9 ? `Alt+${String(at + 1)}` : undefined}
              onClick={() => onInsert(text)}
            >
              {at < 9 && <kbd className={classes.digit}>{at + 1}</kbd>}
              <span dir="auto">{text}</span>
            </button>
            <CloseButton aria-label={messages.deleteText({ text })} onClick={() => void remove(id)} />
          </li>
        ))}
      </ol>
      <Button variant="default" size="xs" disabled={!isNew} onClick={() => void keep(said)}>
        {messages.keepText()}
      </Button>
    </section>
  );
}
