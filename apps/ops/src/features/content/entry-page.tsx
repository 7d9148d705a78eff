import {
  type ContentDetail,
  contentTypeLabels,
  contentTypes,
  draftTitle,
  formOf,
} from '@lyceum/contracts/cms';
import { useUnsavedChanges } from '@lyceum/shell';
import { useMemo, useState } from 'react';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { History } from '../../detail/history';
import { FormDrawer } from '../../layout/form-drawer';
import { PersonLink } from '../../layout/person-link';
import { TimeValue } from '../../tables/cell-value';
import { ConflictDialog } from './conflict-dialog';
import { ContentStateBadge } from './content-state';
import { DraftStateLine } from './draft-state';
import { EntryActions } from './entry-actions';
import { EntryFields } from './entry-fields';
import { PlaceForm } from './place-form';
import { PublishDialog } from './publish-dialog';
import { contentSection } from './section';
import { useDraft } from './use-draft';
import { VersionsSection } from './versions-section';

interface EntryPageProps {
  readonly entry: ContentDetail;
  /** Has the page begin with what the server has now. */
  readonly onAnew: () => void;
}

/** The form of an entry, kept while it is typed, and all that can be done with it. */
export function EntryPage({ entry, onAnew }: EntryPageProps) {
  const draft = useDraft(entry);
  const [opened, setOpened] = useState<'publish' | 'place' | null>(null);
  const [isChecked, setChecked] = useState(false);
  const utils = trpc.useUtils();
  const issues = useMemo(
    () => (isChecked ? issuesOf(entry, draft.data) : new Map<string, string>()),
    [isChecked, entry, draft.data],
  );
  useUnsavedChanges(draft.state.kind !== 'kept');
  const isDeleted = entry.state === 'DELETED';
  const title = draftTitle(entry.type, draft.data);
  const done = (): void => {
    setOpened(null);
    void utils.content.invalidate();
    onAnew();
  };
  const open = async (which: 'publish' | 'place'): Promise<void> => {
    if (which === 'publish') setChecked(true);
    if ((await draft.keep()) !== null) setOpened(which);
  };
  return (
    <DetailPage
      section={contentSection}
      title={title}
      state={<ContentStateBadge state={entry.state} />}
      subtitle={<DraftStateLine draft={draft} />}
      actions={<EntryActions entry={entry} onOpen={(which) => void open(which)} onDone={done} />}
      facts={factsOf(entry, draft.version)}
    >
      {isDeleted ? (
        <p>This is deleted. Restore it to go on with it.</p>
      ) : (
        <form aria-label="Content" onSubmit={(event) => event.preventDefault()}>
          <EntryFields
            shape={formOf(entry.type)}
            data={draft.data}
            path=""
            issues={issues}
            onChange={draft.change}
          />
        </form>
      )}
      <VersionsSection entry={{ ...entry, version: draft.version }} keep={draft.keep} onRestored={done} />
      <History of={trpc.content.history} id={entry.id} />
      {draft.state.kind === 'crossed' && <ConflictDialog id={entry.id} draft={draft} onTheirs={onAnew} />}
      {opened === 'publish' && (
        <PublishDialog entry={entry} version={draft.version} onClose={() => setOpened(null)} onDone={done} />
      )}
      <FormDrawer title="Where it stands" isOpen={opened === 'place'} onClose={() => setOpened(null)}>
        <PlaceForm entry={entry} version={draft.version} onDone={done} />
      </FormDrawer>
    </DetailPage>
  );
}

/** What breaks a rule of the type, by path. */
function issuesOf({ type }: ContentDetail, data: object): Map<string, string> {
  const { error } = contentTypes[type].schema.safeParse(data);
  return new Map((error?.issues ?? []).map(({ path, message }) => [path.map(String).join('.'), message]));
}

function factsOf(entry: ContentDetail, version: number) {
  const { type, slug, position, path, liveVersion, publishedAt, createdAt, savedBy, savedById } = entry;
  const isLive = liveVersion !== null && path !== null;
  return [
    { label: 'Type', value: contentTypeLabels[type] },
    {
      label: 'Where visitors read it',
      value: isLive ? (
        <a href={path} target="_blank" rel="noreferrer">
          {path}
        </a>
      ) : (
        path
      ),
    },
    { label: 'Slug', value: slug },
    { label: 'Place in lists', value: String(position) },
    { label: 'Latest version', value: String(version) },
    { label: 'Visitors read version', value: liveVersion === null ? 'None' : String(liveVersion) },
    {
      label: 'Last saved by',
      value: savedById !== null && savedBy !== null && <PersonLink id={savedById} name={savedBy} />,
    },
    { label: 'First published', value: publishedAt !== null && <TimeValue at={publishedAt} /> },
    { label: 'Begun', value: <TimeValue at={createdAt} /> },
  ];
}
