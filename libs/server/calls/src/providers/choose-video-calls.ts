import type { Config, OutgoingCalls } from '@lyceum/kernel';
import type { IceServers } from '../rooms/ice-servers';
import type { RoomTokens } from '../rooms/room-tokens';
import { LivekitRooms } from './livekit/livekit-rooms';
import { OwnRooms } from './own-rooms';
import type { VideoCalls } from './video-calls.port';
import { ZoomMeetings } from './zoom/zoom-meetings';

type Settings = Pick<
  Config,
  | 'BRAND_NAME'
  | 'LIVEKIT_URL'
  | 'LIVEKIT_CN_URL'
  | 'LIVEKIT_API_KEY'
  | 'LIVEKIT_API_SECRET'
  | 'LIVEKIT_ROOM_SIZE'
  | 'ZOOM_ACCOUNT_ID'
  | 'ZOOM_CLIENT_ID'
  | 'ZOOM_CLIENT_SECRET'
  | 'ZOOM_WEBHOOK_SECRET'
  | 'ZOOM_HOST'
  | 'ZOOM_CN_HOST'
  | 'ZOOM_API_URL'
  | 'ZOOM_TOKEN_URL'
>;

/** Who has the rooms here: whom the configuration names (two at once it refuses), else our own room server. */
export function chooseVideoCalls(
  config: Settings,
  outgoing: OutgoingCalls,
  own: { readonly tokens: RoomTokens; readonly ice: IceServers },
): VideoCalls {
  return livekitOf(config, outgoing) ?? zoomOf(config, outgoing) ?? new OwnRooms(own.tokens, own.ice);
}

function livekitOf(config: Settings, outgoing: OutgoingCalls): VideoCalls | null {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } = config;
  if (url === undefined || key === undefined || secret === undefined) return null;
  const account = { url, urlInChina: config.LIVEKIT_CN_URL, key, secret };
  return new LivekitRooms(account, config.LIVEKIT_ROOM_SIZE, outgoing);
}

function zoomOf(config: Settings, outgoing: OutgoingCalls): ZoomMeetings | null {
  const {
    ZOOM_ACCOUNT_ID: accountId,
    ZOOM_CLIENT_ID: clientId,
    ZOOM_CLIENT_SECRET: clientSecret,
    ZOOM_WEBHOOK_SECRET: webhookSecret,
    ZOOM_HOST: host,
  } = config;
  if (
    accountId === undefined ||
    clientId === undefined ||
    clientSecret === undefined ||
    webhookSecret === undefined ||
    host === undefined
  )
    return null;
  const { ZOOM_API_URL: apiUrl, ZOOM_TOKEN_URL: tokenUrl, ZOOM_CN_HOST: hostInChina } = config;
  const secrets = { accountId, clientId, clientSecret, webhookSecret };
  return new ZoomMeetings({ apiUrl, tokenUrl, host, hostInChina, ...secrets }, outgoing, config.BRAND_NAME);
}
