import { useEffect, useState } from 'react';
import type { CallConnection } from './call-connection';

/** ms between two looks at who speaks: faster, pictures would jump at every cough. */
const lookEvery = 700;

/** The seat of who spoke last. Silence changes nothing. */
export function useSpeaker(room: CallConnection): string | null {
  const [speaker, setSpeaker] = useState<string | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const seat = await room.loudest();
      if (seat !== null) setSpeaker(seat);
    };
    const clock = setInterval(() => void look(), lookEvery);
    return () => clearInterval(clock);
  }, [room]);
  return speaker;
}
