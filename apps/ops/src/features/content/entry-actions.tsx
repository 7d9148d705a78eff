import type { BulkResult } from '@lyceum/contracts/ops';
import { type ContentDetail, readTypes } from '@lyceum/contracts/cms';
import { failureTexts } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { HandInButton } from './hand-in-button';
import { PreviewButton } from './preview-button';
import type { Draft } from './use-draft';

/** What is decided in a form of its own. */
export type EntryDialog = 'publish' | 'place' | 'schedule';

interface EntryActionsProps {
  readonly entry: ContentDetail;
  readonly onOpen: (which: EntryDialog) => void;
  readonly draft: Draft;
  readonly onDone: () => void;
  /** Told where nothing that is typed has to begin anew. */
  readonly onChanged: () => void;
}

/** What can be done with an entry, the usual thing last. */
export function EntryActions({ entry, draft, onOpen, onDone, onChanged }: EntryActionsProps) {
  const { unpublish, remove, restore } = useEntryActs(entry, { onDone, onChanged });
  const { keep, needsOther } = draft;
  if (entry.state === 'DELETED')
    return (
      <Button size="xs" onClick={() => void restore()}>
        Restore
      </Button>
    );
  return (
    <>
      <Button size="xs" variant="subtle" color="danger" onClick={() => void remove()}>
        Delete
      </Button>
      {entry.liveVersion !== null && (
        <Button size="xs" variant="default" onClick={() => void unpublish()}>
          Take off the site
        </Button>
      )}
      {entry.original === null && (
        <Button size="xs" variant="default" onClick={() => onOpen('place')}>
          Slug and place
        </Button>
      )}
      {canBeShown(entry) && <PreviewButton id={entry.id} keep={keep} onChanged={onChanged} />}
      <Button
        size="xs"
        variant="default"
        // What is on the site can still be taken off at a time.
        disabled={needsOther && entry.liveVersion === null}
        onClick={() => onOpen('schedule')}
      >
        Schedule
      </Button>
      <HandInButton entry={entry} draft={draft} onChanged={onChanged} />
      <Button size="xs" disabled={needsOther} onClick={() => onOpen('publish')}>
        Publish
      </Button>
    </>
  );
}

/** Whether a link to its draft can be made, and there is none yet. */
const canBeShown = ({ type, preview }: ContentDetail): boolean =>
  preview === null && (readTypes as readonly string[]).includes(type);

function useEntryActs(
  { id, title, publishAt, unpublishAt }: ContentDetail,
  { onDone, onChanged }: Pick<EntryActionsProps, 'onDone' | 'onChanged'>,
) {
  const unpublish = trpc.content.unpublish.useMutation();
  const remove = trpc.content.remove.useMutation();
  const restore = trpc.content.restore.useMutation();
  const run = async (act: () => Promise<BulkResult[]>, done: string, then = onDone): Promise<void> => {
    try {
      const refused = (await act()).find(({ error }) => error !== null)?.error;
      if (refused) toast.error(refused.message);
      else toast.success(done);
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not done. Please try again.');
    }
    then();
  };
  const ends =
    publishAt === null && unpublishAt === null ? '' : ' What is scheduled of it is not done any more.';
  const ask = (question: string, message: string, confirmLabel: string): Promise<boolean> =>
    confirm({ title: question, message: message + ends, confirmLabel, tone: 'danger' });
  return {
    unpublish: async (): Promise<void> => {
      const message = 'Visitors do not see it any more, at once. The draft stays.';
      if (await ask(`Take “${title}” off the site?`, message, 'Take off'))
        await run(async () => {
          await unpublish.mutateAsync({ id, before: { publishAt, unpublishAt } });
          return [];
        }, 'Visitors do not see it any more.');
    },
    remove: async (): Promise<void> => {
      const message = 'Visitors do not see it any more, at once. It can be restored, as a draft.';
      if (await ask(`Delete “${title}”?`, message, 'Delete'))
        await run(() => remove.mutateAsync({ ids: [id] }), 'It is deleted.');
    },
    restore: (): Promise<void> =>
      run(
        () => restore.mutateAsync({ ids: [id] }),
        'It is back, as a draft. Publish it for visitors to read it.',
        // What was typed when somebody else deleted it stays, and can be saved now.
        onChanged,
      ),
  };
}
