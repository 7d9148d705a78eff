import { loadingState } from '@lyceum/contracts/shell';
import { failureTexts, QueryContent, useLoad } from '@lyceum/shell';
import { ErrorState, toast } from '@lyceum/ui';
import { AddWorkPinDocument, execute, type WorkToReadFragment } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { readDocument } from '../work/read-document';
import { WorkLink } from '../work/work-link';
import { PinForm } from './pin-form';
import { PinList } from './pin-list';
import classes from './reading.module.css';
import * as messages from './reading.messages';
import { pinsQuery } from './reading-queries';

interface WorkViewProps {
  readonly id: string;
  readonly number: number;
  readonly work: Pick<WorkToReadFragment, 'submittedLink' | 'submittedFile'>;
  /** It is there to be looked at. */
  readonly onSeen?: () => Promise<void>;
  readonly mayPin?: boolean;
}

/** What was handed in: a picture is shown with comments at places of it, a document is opened beside its comments by page. */
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

/** A place of the work somebody says something about. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const middle: Spot = { x: 0.5, y: 0.5 };

function Pinned({ id, number, path, name, isPicture, onSeen, mayPin }: PinnedProps) {
  const pins = useQuery(pinsQuery(id));
  const [spot, setSpot] = useState<Spot | null>(null);
  const own = (pins.data?.getWorkPins ?? []).filter((pin) => pin.number === number);
  const add = async (text: string, page: number): Promise<void> => {
    if (!spot) return;
    try {
      await execute(AddWorkPinDocument, { id, number, page, text, ...spot });
      setSpot(null);
    } catch {
      toast.error(messages.pinsFailed());
    }
    await pins.refetch();
  };
  const pick = (event: MouseEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const within = (part: number): number => Math.min(1, Math.max(0, part));
    setSpot({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) });
  };
  return (
    <>
      <WorkFile path={path} name={name} isPicture={isPicture} onSeen={onSeen}>
        {(url) => (
          // The button below is its twin for the keyboard.
          <div
            className={classes.picture}
            data-pins={mayPin || undefined}
            onClick={mayPin ? pick : undefined}
          >
            <img src={url} alt={messages.theWork()} />
            {own.map(({ id: pinId, x, y }, at) => (
              <Dot key={pinId} x={x} y={y} label={String(at + 1)} />
            ))}
            {spot && <Dot x={spot.x} y={spot.y} label="+" />}
          </div>
        )}
      </WorkFile>
      {mayPin && isPicture && <p className={classes.detail}>{messages.clickToPin()}</p>}
      <h3 className={classes.heading}>{messages.commentsOnWork()}</h3>
      <QueryContent query={pins} subject={messages.commentsOnWork()}>
        {() => <PinList pins={own} hasPages={!isPicture} onChanged={() => void pins.refetch()} />}
      </QueryContent>
      {mayPin &&
        (spot ? (
          <PinForm hasPages={!isPicture} onSave={add} onCancel={() => setSpot(null)} />
        ) : (
          <Button variant="default" size="xs" onClick={() => setSpot(middle)}>
            {messages.addPin()}
          </Button>
        ))}
    </>
  );
}

function Dot({ x, y, label }: Spot & { readonly label: string }) {
  return (
    <span
      className={classes.dot}
      style={{ left: `${String(x * 100)}%`, top: `${String(y * 100)}%` }}
      aria-hidden
    >
      {label}
    </span>
  );
}

interface WorkFileProps extends Pick<PinnedProps, 'path' | 'name' | 'isPicture' | 'onSeen'> {
  readonly children: (url: string) => ReactNode;
}

/** The file itself: a picture is shown, a document opens in the browser's own reader. */
function WorkFile({ path, name, isPicture, onSeen, children }: WorkFileProps) {
  const load = useCallback(() => readDocument(path), [path]);
  const file = useLoad(load);
  const blob = file.state === loadingState.loaded ? file.data : null;
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob]);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  useEffect(() => {
    if (isPicture && url !== null) void onSeen?.();
  }, [isPicture, url, onSeen]);
  if (file.state === loadingState.failed)
    return <ErrorState title={messages.workFailed()} {...failureTexts(file.error)} onRetry={file.retry} />;
  if (url === null)
    return (
      <p className={classes.detail} role="status">
        {messages.loadingWork()}
      </p>
    );
  return isPicture ? (
    children(url)
  ) : (
    <p>
      <a href={url} target="_blank" rel="noopener noreferrer" onClick={() => void onSeen?.()}>
        {messages.openPdf({ name })}
      </a>
    </p>
  );
}
