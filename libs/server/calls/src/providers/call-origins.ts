import type { Config } from '@lyceum/kernel';

/** Servers that pages connect to for calls: LiveKit's, by socket and, to ask why that failed, by fetch. */
export const callOrigins = (config: Pick<Config, 'LIVEKIT_URL' | 'LIVEKIT_CN_URL'>): string[] =>
  [config.LIVEKIT_URL, config.LIVEKIT_CN_URL]
    .filter((url) => url !== undefined)
    .flatMap((url) => {
      const { protocol, host } = new URL(url);
      const isSafe = protocol === 'https:' || protocol === 'wss:';
      return isSafe ? [`https://${host}`, `wss://${host}`] : [`http://${host}`, `ws://${host}`];
    });
