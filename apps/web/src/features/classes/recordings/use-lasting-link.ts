import { execute, type PlayedRecordingQuery, RecordingLinkDocument } from '@lyceum/web-graphql';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

type Played = PlayedRecordingQuery['getLiveRecording'];
type RecordingLink = Pick<Played, 'fileLink' | 'linkExpires'>;

/** So long before a link ends another one is asked for, in milliseconds. */
const askedBefore = 60_000;
/** A link that does not work at once is not asked for over and over. */
const leastBetween = 5_000;

/** Where a film goes on after its link was changed. */
interface Place {
  readonly at: number;
  readonly plays: boolean;
}

/**
 * A link that lasts as long as somebody watches. Another one is there before the first one ends; it is taken when the film stands
 * still, or when the browser gets no more by the first one, and the film goes on at the same second.
 */
export function useLastingLink(
  recordingId: string,
  first: RecordingLink,
  video: RefObject<HTMLVideoElement | null>,
) {
  const [link, setLink] = useState<RecordingLink>(first);
  const [isLost, setLost] = useState(false);
  const next = useRef<RecordingLink | null>(null);
  const place = useRef<Place | null>(null);
  /** Where the film is, or is to go; an element that has failed says nothing of it any more. */
  const wanted = useRef<Place>({ at: 0, plays: false });
  const asked = useRef(0);

  const take = (taken: RecordingLink): void => {
    place.current = wanted.current;
    next.current = null;
    setLost(false);
    setLink(taken);
    // The same one again, as of the same second, is loaded anew by nobody else.
    if (video.current?.getAttribute('src') === taken.fileLink) video.current.load();
  };

  useRenewal(recordingId, link, (renewed) => {
    next.current = renewed;
    if (video.current?.paused) take(renewed);
  });

  /** The browser gets no more of the film. */
  const onError = async (): Promise<void> => {
    const isTooSoon = Date.now() - asked.current < leastBetween;
    asked.current = Date.now();
    const renewed = isTooSoon ? null : (next.current ?? (await ask(recordingId)));
    if (renewed) take(renewed);
    else setLost(true);
  };

  return {
    fileLink: link.fileLink,
    isLost,
    onError: () => void onError(),
    again: () => {
      asked.current = 0;
      void onError();
    },
    /** Tells where the film is now. */
    onPlace: (at: number, plays: boolean): void => {
      wanted.current = { at, plays };
    },
    /** Where it is to go on once it is there; said once. */
    takePlace: (): Place | null => {
      const taken = place.current;
      place.current = null;
      return taken;
    },
  };
}

/** Asks for another link before this one ends. */
function useRenewal(
  recordingId: string,
  { linkExpires }: RecordingLink,
  onRenewed: (link: RecordingLink) => void,
): void {
  const renewed = useEffectEvent(onRenewed);
  useEffect(() => {
    const wait = Math.max(Date.parse(linkExpires) - Date.now() - askedBefore, leastBetween);
    const timer = setTimeout(() => void ask(recordingId).then((link) => link && renewed(link)), wait);
    return () => clearTimeout(timer);
  }, [recordingId, linkExpires]);
}

async function ask(recordingId: string): Promise<RecordingLink | null> {
  try {
    return (await execute(RecordingLinkDocument, { recordingId })).getLiveRecordingLink;
  } catch {
    return null;
  }
}
