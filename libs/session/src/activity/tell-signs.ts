import { signsEvery } from '@lyceum/contracts/realtime';
import type { RealtimeConnection } from '../realtime-connection';
import { onSign } from './signs';

/**
 * Tells the server that the user is there, at their first sign and while they give others every two minutes, by which
 * others see them online or away (checklist line 157). Answers what stops it.
 */
export function tellSigns(
  realtime: Pick<RealtimeConnection, 'send'>,
  target: EventTarget = window,
): () => void {
  let next = 0;
  return onSign(target, () => {
    if (Date.now() >= next && realtime.send('session.active', {})) next = Date.now() + signsEvery;
  });
}
