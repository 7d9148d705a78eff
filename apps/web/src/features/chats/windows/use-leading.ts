import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { seek } from '../search/sought-message';
import type { WindowKey } from './open-windows';

/** Has the window of a chat go to the message to which the address leads. @param onGo once it is on its way */
export function useLeading(window: WindowKey | undefined, at: number | null, onGo: () => void): void {
  const queryClient = useQueryClient();
  const go = useEffectEvent((seq: number) => {
    if (window?.kind === 'group') seek(queryClient, window.id, seq);
    onGo();
  });
  useEffect(() => {
    if (at !== null) go(at);
  }, [at]);
}
