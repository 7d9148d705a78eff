import {
  type ContentDetail,
  contentLanguageLabels,
  contentTypeLabels,
  draftTitle,
} from '@lyceum/contracts/cms';
import { lazyDialog, useUnsavedChanges } from '@lyceum/shell';
import { Suspense, useState } from 'react';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { History } from '../../detail/history';
import { FormDrawer } from '../../layout/form-drawer';
import { PersonLink } from '../../layout/person-link';
import { TimeValue } from '../../tables/cell-value';
import { ContentStateBadge } from './content-state';
import { DraftStateLine } from './draft-state';
import { EntryActions, type EntryDialog } from './entry-actions';
import { EntryForm } from './entry-form';
import { NewerVersion } from './newer-version';
import { PlaceForm } from './place-form';
import { PreviewLine } from './preview-line';
import { PublishDialog } from './publish-dialog';
import { ScheduleForm } from './schedule-form';
import { ScheduleLine } from './schedule-line';
import { contentSection } from './section';
import { ReviewLine } from './review-line';
import { LanguageBar } from './translations/language-bar';
import { OutdatedNotice } from './translations/outdated-notice';
import { type Draft, useDraft } from './use-draft';
import { PresenceLine } from './presence-line';
import { VersionsSection } from './versions-section';

const ConflictDialog = lazyDialog(() => import('./late-differences').then((it) => it.ConflictDialog));

interface EntryPageProps {
  readonly entry: ContentDetail;
  /** Has the page begin with what the server has now. */
  readonly onAnew: () => void;
}

/** The form of an entry, kept while it is typed, and all that can be done with it. */
export function EntryPage({ entry, onAnew }: EntryPageProps) {
  const draft = useDraft(entry);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isChecked, setChecked] = useState(false);
  const utils = trpc.useUtils();
  useUnsavedChanges(draft.state.kind !== 'kept');
  const title = draftTitle(entry.type, draft.data);
  // What is typed stays as it is.
  const changed = (): void => void utils.content.invalidate();
  const done = (): void => {
    setOpened(null);
    changed();
    onAnew();
  };
  const open = async (which: EntryDialog): Promise<void> => {
    if (which !== 'place') setChecked(true);
    const version = await draft.keep();
    if (version !== null) setOpened({ which, version });
  };
  return (
    <DetailPage
      section={contentSection}
      title={title}
      state={<ContentStateBadge state={entry.state} />}
      subtitle={<EntryStanding entry={entry} draft={draft} onChanged={changed} />}
      actions={
        <EntryActions
          entry={entry}
          draft={draft}
          onOpen={(which) => void open(which)}
          onDone={done}
          onChanged={changed}
        />
      }
      facts={factsOf(entry, draft.version)}
    >
      <LanguageBar entry={entry} />
      <OutdatedNotice entry={entry} draft={draft} onDone={done} />
      <EntryForm entry={entry} data={draft.data} isChecked={isChecked} onChange={draft.change} />
      <VersionsSection entry={{ ...entry, version: draft.version }} keep={draft.keep} onRestored={done} />
      <History of={trpc.content.history} id={entry.id} />
      {draft.state.kind === 'crossed' && (
        <Suspense>
          <ConflictDialog id={entry.id} draft={draft} />
        </Suspense>
      )}
      <EntryDialogs entry={entry} draft={draft} opened={opened} onOpen={setOpened} onDone={done} />
    </DetailPage>
  );
}

/** What is decided, and of which version. */
interface Opened {
  readonly which: EntryDialog;
  readonly version: number;
}

interface EntryDialogsProps {
  readonly entry: ContentDetail;
  readonly draft: Draft;
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened | null) => void;
  readonly onDone: () => void;
}

/** What is decided of an entry beside its form. */
function EntryDialogs({ entry, draft, opened, onOpen, onDone }: EntryDialogsProps) {
  const { version: latest, needsOther } = draft;
  const { which, version = latest } = opened ?? {};
  const onClose = (): void => onOpen(null);
  const newer = opened && version < latest && (
    <NewerVersion entry={entry} onGoOn={() => onOpen({ ...opened, version: latest })} />
  );
  const props = { entry, version, onClose };
  return (
    <>
      {which === 'publish' && <PublishDialog {...props} newer={newer} onDone={onDone} />}
      <FormDrawer title="Where it stands" isOpen={which === 'place'} onClose={onClose}>
        <PlaceForm {...props} version={latest} onDone={onDone} />
      </FormDrawer>
      <FormDrawer title="Schedule" isOpen={which === 'schedule'} onClose={onClose}>
        <ScheduleForm {...props} newer={newer} needsOther={needsOther} />
      </FormDrawer>
    </>
  );
}

interface EntryStandingProps {
  readonly entry: ContentDetail;
  readonly draft: Draft;
  readonly onChanged: () => void;
}

/** What has become of what was typed, what is to happen by itself, and who else may read it. */
function EntryStanding({ entry, draft, onChanged }: EntryStandingProps) {
  return (
    <>
      <DraftStateLine draft={draft} />
      <PresenceLine entry={entry} />
      <ReviewLine entry={entry} draft={draft} onChanged={onChanged} />
      <ScheduleLine entry={entry} onChanged={onChanged} />
      <PreviewLine entry={entry} onChanged={onChanged} />
    </>
  );
}

function factsOf(entry: ContentDetail, version: number) {
  const { type, slug, position, path, liveVersion, publishedAt, createdAt, savedBy, savedById } = entry;
  const isLive = liveVersion !== null && path !== null;
  return [
    { label: 'Type', value: contentTypeLabels[type] },
    { label: 'Language', value: contentLanguageLabels[entry.language] },
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
