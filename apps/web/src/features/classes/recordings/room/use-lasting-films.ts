import { execute, PlayedRecordingDocument, type PlayedRecordingQuery } from '@lyceum/web-graphql';
import { useEffect, useEffectEvent, useState } from 'react';

type Played = PlayedRecordingQuery['getLiveRecording'];

/** So long before links end others are asked for, in ms. */
const askedBefore = 60_000;
/** Links that do not work at once are not asked for over and over. */
const leastBetween = 5_000;

type Links = Readonly<Record<string, string>>;

const linksOf = ({ films }: Played): Links =>
  Object.fromEntries(films.map(({ id, fileLink }) => [id, fileLink]));

/**
 * Links of the films that last as long as somebody watches: others are there before the first ones end, and when a film gets no more by
 * its own. The clock has all of them go on where they were.
 */
export function useLastingFilms(played: Played) {
  const [links, setLinks] = useState(() => linksOf(played));
  const [expires, setExpires] = useState(played.linkExpires);
  const [isLost, setLost] = useState(false);
  const [askedAt, setAskedAt] = useState(0);
  const [latest, setLatest] = useState(played);
  // Asked for anew by who watches: somebody was taken out.
  if (latest !== played) {
    setLatest(played);
    setLinks(linksOf(played));
    setExpires(played.linkExpires);
  }
  const { id } = played.recording;
  /** @returns whether there are some */
  const ask = async (): Promise<boolean> => {
    setAskedAt(Date.now());
    try {
      const { getLiveRecording: anew } = await execute(PlayedRecordingDocument, { recordingId: id });
      setLinks(linksOf(anew));
      setExpires(anew.linkExpires);
      setLost(false);
      return true;
    } catch {
      setLost(true);
      return false;
    }
  };
  const renew = useEffectEvent(() => void ask());
  // Once asked for in vain they are asked for again by whoever watches.
  useEffect(() => {
    const wait = Math.max(Date.parse(expires) - Date.now() - askedBefore, leastBetween);
    const timer = setTimeout(() => renew(), wait);
    return () => clearTimeout(timer);
  }, [expires, id]);
  return {
    links,
    isLost,
    again: ask,
    onLost: () => {
      if (Date.now() - askedAt > leastBetween) void ask();
      else setLost(true);
    },
  };
}
