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
  const [opened, setOpened] = useState<EntryDialog | null>(null);
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
    if ((await draft.keep()) !== null) setOpened(which);
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
          <ConflictDialog id={entry.id} draft={draft} onTheirs={onAnew} />
        </Suspense>
      )}
      <EntryDialogs
        entry={entry}
        version={draft.version}
        needsOther={draft.needsOther}
        opened={opened}
        onClose={() => setOpened(null)}
        onDone={done}
      />
    </DetailPage>
  );
}

interface EntryDialogsProps {
  readonly entry: ContentDetail;
  /** The version that has all that was typed. */
  readonly version: number;
  /** Whether that is for somebody else to publish. */
  readonly needsOther: boolean;
  readonly opened: EntryDialog | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What is decided of an entry beside its form. */
function EntryDialogs({ opened, needsOther, ...props }: EntryDialogsProps) {
  const { entry, version, onClose } = props;
  return (
    <>
      {opened === 'publish' && <PublishDialog {...props} />}
      <FormDrawer title="Where it stands" isOpen={opened === 'place'} onClose={onClose}>
        <PlaceForm {...props} />
      </FormDrawer>
      <FormDrawer title="Schedule" isOpen={opened === 'schedule'} onClose={onClose}>
        <ScheduleForm entry={entry} version={version} needsOther={needsOther} onClose={onClose} />
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
