import type { ContentDetail, ContentVersion } from '@lyceum/contracts/cms';
import { failureTexts, lazyPart } from '@lyceum/shell';
import { confirm, ErrorState, TextSkeleton, toast } from '@lyceum/ui';
import { Button, Group } from '@mantine/core';
import { Suspense, useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { DetailSection } from '../../detail/detail-section';
import { PersonLink } from '../../layout/person-link';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import classes from './entry-form.module.css';

const Compared = lazyPart(() => import('./late-differences').then((it) => it.Compared));

interface VersionsSectionProps {
  readonly entry: ContentDetail;
  /** The version that has all that was typed; null where it is not kept. */
  readonly keep: () => Promise<number | null>;
  readonly onRestored: () => void;
}

/** All versions of an entry: what is different from the latest, and the way back. */
export function VersionsSection(props: VersionsSectionProps) {
  const { id } = props.entry;
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined]);
  return (
    <DetailSection title="Versions">
      <ul className={classes.versions} aria-label="Versions">
        {pages.map((before, at) => (
          <VersionPage
            key={before ?? 0}
            {...props}
            before={before}
            isLast={at === pages.length - 1}
            id={id}
            onMore={(last) => setPages([...pages, last])}
          />
        ))}
      </ul>
    </DetailSection>
  );
}

interface VersionPageProps extends VersionsSectionProps {
  readonly id: string;
  readonly before: number | undefined;
  readonly isLast: boolean;
  readonly onMore: (before: number) => void;
}

function VersionPage({ id, before, isLast, onMore, ...props }: VersionPageProps) {
  const { data, error, refetch } = trpc.content.versions.useQuery({ id, before });
  if (error && !data)
    return (
      <li>
        <ErrorState {...failureTexts(asFailure(error))} onRetry={() => void refetch()} />
      </li>
    );
  if (!data)
    return (
      <li>
        <TextSkeleton label="Loading the versions" />
      </li>
    );
  const last = data.versions.at(-1)?.version;
  return (
    <>
      {data.versions.map((version) => (
        <VersionRow key={version.version} {...props} version={version} />
      ))}
      {isLast && data.hasMore && last !== undefined && (
        <li>
          <Button size="xs" variant="default" onClick={() => onMore(last)}>
            Show older
          </Button>
        </li>
      )}
    </>
  );
}

interface VersionRowProps extends VersionsSectionProps {
  readonly version: ContentVersion;
}

function VersionRow({ entry, version: shown, keep, onRestored }: VersionRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { version, savedAt, savedBy, savedById, isLive, publishedAt } = shown;
  const isLatest = version === entry.version;
  const restore = useRestore({ entry, keep, onRestored });
  return (
    <li className={classes.version}>
      <span>
        <strong>{version}</strong> · <TimeValue at={savedAt} /> ·{' '}
        {savedBy !== null && savedById !== null ? (
          <PersonLink id={savedById} name={savedBy} />
        ) : (
          'came with the product'
        )}{' '}
        {isLive && <StateBadge tone="good">Visitors read this</StateBadge>}
        {!isLive && publishedAt !== null && <StateBadge tone="off">Was published</StateBadge>}
      </span>
      {isLatest ? (
        <span className={classes.note}>The latest</span>
      ) : (
        <Group gap="xs">
          <Button size="xs" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the difference' : 'Difference'}
          </Button>
          <Button size="xs" variant="default" onClick={() => void restore(version)}>
            Restore
          </Button>
        </Group>
      )}
      {isOpen && (
        <Suspense fallback={<TextSkeleton label="Loading the difference" />}>
          <Compared id={entry.id} from={version} to={entry.version} />
        </Suspense>
      )}
    </li>
  );
}

/** Asks first: what is in the form gives way to what was. */
function useRestore({ entry, keep, onRestored }: VersionsSectionProps) {
  const { mutateAsync } = trpc.content.restoreVersion.useMutation();
  return async (from: number): Promise<void> => {
    const isSure = await confirm({
      title: `Bring version ${String(from)} back?`,
      message: 'It becomes the latest version, as a draft. What is there now stays among the versions.',
      confirmLabel: 'Restore',
    });
    const version = isSure ? await keep() : null;
    if (version === null) return;
    try {
      await mutateAsync({ id: entry.id, version, from });
      toast.success(`Version ${String(from)} is the latest again. Publish it for visitors to read it.`);
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not restored. Please try again.');
    }
    onRestored();
  };
}
