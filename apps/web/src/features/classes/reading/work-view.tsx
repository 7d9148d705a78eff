import { loadingState } from '@lyceum/contracts/shell';
import { failureTexts, lazyPart, QueryContent, useLoad } from '@lyceum/shell';
import { ErrorState, toast } from '@lyceum/ui';
import { AddWorkPinDocument, execute, type WorkToReadFragment } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { readDocument } from '../work/read-document';
import { WorkLink } from '../work/work-link';
import { PinForm } from './pin-form';
import { PinList } from './pin-list';
import { PinnedPage, type Spot } from './pinned-page';
import classes from './reading.module.css';
import * as messages from './reading.messages';
import { pinsQuery } from './reading-queries';

/** The reader of documents is larger than all else here. */
const PdfPages = lazyPart(() => import('./pdf-pages').then((it) => it.PdfPages));

interface WorkViewProps {
  readonly id: string;
  readonly number: number;
  readonly work: Pick<WorkToReadFragment, 'submittedLink' | 'submittedFile'>;
  /** It is there to be looked at. */
  readonly onSeen?: () => Promise<void>;
  readonly mayPin?: boolean;
}

/** What was handed in: a picture or a document with comments at places of it, or a link. */
export function WorkView({ id, number, work, onSeen, mayPin = false }: WorkViewProps) {
  const path = work.submittedFile?.path ?? '';
  const isPicture = path.endsWith('.webp');
  if (!isPicture && !path.endsWith('.pdf'))
    return <WorkLink work={work} label={messages.openLink()} onOpen={() => void onSeen?.()} />;
  return (
    <Pinned
      id={id}
      number={number}
      path={path}
      name={work.submittedFile?.name ?? ''}
      isPicture={isPicture}
      onSeen={onSeen}
      mayPin={mayPin}
    />
  );
}

interface PinnedProps {
  readonly id: string;
  readonly number: number;
  readonly path: string;
  readonly name: string;
  readonly isPicture: boolean;
  readonly onSeen: (() => Promise<void>) | undefined;
  readonly mayPin: boolean;
}

const middle: Spot = { page: null, x: 0.5, y: 0.5 };

function Pinned({ id, number, path, name, isPicture, onSeen, mayPin }: PinnedProps) {
  const pins = useQuery(pinsQuery(id));
  const [spot, setSpot] = useState<Spot | null>(null);
  const own = (pins.data?.getWorkPins ?? []).filter((pin) => pin.number === number);
  const add = async (text: string, page: number): Promise<void> => {
    if (!spot) return;
    try {
      await execute(AddWorkPinDocument, { id, number, text, ...spot, page: spot.page ?? page });
      setSpot(null);
    } catch {
      toast.error(messages.pinsFailed());
    }
    await pins.refetch();
  };
  const pinned = (page: number, shown: ReactNode): ReactNode => (
    <PinnedPage page={page} pins={own} spot={spot} onPick={mayPin ? setSpot : null}>
      {shown}
    </PinnedPage>
  );
  const hint = isPicture ? messages.clickToPin() : messages.clickToPinPages();
  return (
    <>
      <WorkFile path={path} name={name} isPicture={isPicture} onSeen={onSeen} around={pinned} />
      {mayPin && <p className={classes.detail}>{hint}</p>}
      <h3 className={classes.heading}>{messages.commentsOnWork()}</h3>
      <QueryContent query={pins} subject={messages.commentsOnWork()}>
        {() => <PinList pins={own} hasPages={!isPicture} onChanged={() => void pins.refetch()} />}
      </QueryContent>
      {mayPin &&
        (spot ? (
          <PinForm hasPages={!isPicture && spot.page === null} onSave={add} onCancel={() => setSpot(null)} />
        ) : (
          <Button variant="default" size="xs" onClick={() => setSpot(middle)}>
            {messages.addPin()}
          </Button>
        ))}
    </>
  );
}

interface WorkFileProps extends Pick<PinnedProps, 'path' | 'name' | 'isPicture' | 'onSeen'> {
  /** What lies over and around the picture, or a page. */
  readonly around: (page: number, shown: ReactNode) => ReactNode;
}

/** The file itself: a picture, or the pages of a document, which opens in the browser's own reader, too. */
function WorkFile({ path, name, isPicture, onSeen, around }: WorkFileProps) {
  const load = useCallback(() => readDocument(path), [path]);
  const file = useLoad(load);
  const blob = file.state === loadingState.loaded ? file.data : null;
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob]);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  const see = useCallback(() => void onSeen?.(), [onSeen]);
  useEffect(() => {
    if (isPicture && url !== null) see();
  }, [isPicture, url, see]);
  if (file.state === loadingState.failed)
    return <ErrorState title={messages.workFailed()} {...failureTexts(file.error)} onRetry={file.retry} />;
  if (url === null || blob === null) return <Loading />;
  return isPicture ? (
    around(1, <img src={url} alt={messages.theWork()} />)
  ) : (
    <>
      <p>
        <a href={url} target="_blank" rel="noopener noreferrer" onClick={see}>
          {messages.openPdf({ name })}
        </a>
      </p>
      <PdfView file={blob} onShown={see} around={around} />
    </>
  );
}

function PdfView(props: Omit<ComponentProps<typeof PdfPages>, 'onFailed'>) {
  const [isNone, setNone] = useState(false);
  const fail = useCallback(() => setNone(true), []);
  if (isNone) return <p className={classes.detail}>{messages.cannotShowPdf()}</p>;
  return (
    <Suspense fallback={<Loading />}>
      <PdfPages {...props} onFailed={fail} />
    </Suspense>
  );
}

function Loading() {
  return (
    <p className={classes.detail} role="status">
      {messages.loadingWork()}
    </p>
  );
}
