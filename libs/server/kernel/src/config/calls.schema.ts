import { z } from 'zod';

/** Ports below are the system's. */
const [lowest, highest] = [1_024, 65_535];

const iceUrl = /^(?:stun|turns?):[\w.-]+(?::\d+)?(?:\?transport=(?:udp|tcp))?$/;

const iceUrls = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(
    z.array(
      z
        .string()
        .regex(iceUrl, 'must be addresses like turn:turn.example:3478?transport=udp, comma-separated'),
    ),
  )
  .optional();

const key = z.string().trim().min(1).optional();

const urlOf = (protocol: RegExp, example: string) =>
  z
    .url({ protocol, hostname: /.+/, error: `must be a URL like ${example}` })
    .transform((url) => url.replace(/\/+$/, ''));

const livekitUrl = urlOf(/^(?:wss?|https?)$/, 'wss://livekit.example').optional();

/** Variables of video calls: of the room server, of the ways to it, and of providers in its place. */
export const callsEnvironment = {
  /** UDP ports by which browsers reach it, two for each person in a call. */
  CALLS_UDP_PORTS: z
    .string()
    .regex(/^\d+-\d+$/, 'must be a range like 42000-42999')
    .default('42000-42999')
    .transform((range) => range.split('-').map(Number) as [first: number, last: number])
    .refine(
      ([first, last]) => lowest <= first && first < last && last <= highest,
      `must be a range between ${String(lowest)} and ${String(highest)}, the lower port first`,
    ),
  /** The address by which browsers reach it, where that is not one of the machine's own. */
  CALLS_PUBLIC_ADDRESS: z.ipv4('must be an IPv4 address').optional(),
  /** STUN and TURN servers that browsers may come by; those of TURN count with the secret alone. */
  CALLS_ICE_URLS: iceUrls,
  /** The same for calls that are to be in China; the others where none are named. */
  CALLS_CN_ICE_URLS: iceUrls,
  /** Shared with the TURN server (`static-auth-secret` of coturn): credentials for a few hours are made with it. */
  CALLS_TURN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** A LiveKit server has the rooms where these three are set; browsers connect to this address. */
  LIVEKIT_URL: livekitUrl,
  LIVEKIT_API_KEY: key,
  LIVEKIT_API_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** A server of the same key for calls that are to be in China. */
  LIVEKIT_CN_URL: livekitUrl,
  /** Most people of a room there: what its machines carry. */
  LIVEKIT_ROOM_SIZE: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(2, 'must be between 2 and 200')
    .max(200, 'must be between 2 and 200')
    .default(50),
  /** Zoom has the calls where these five are set: of a server-to-server OAuth app, */
  ZOOM_ACCOUNT_ID: key,
  ZOOM_CLIENT_ID: key,
  ZOOM_CLIENT_SECRET: key,
  /** of its event subscription at PUBLIC_URL/webhooks/calls/zoom, */
  ZOOM_WEBHOOK_SECRET: key,
  /** and in whose name meetings are made: a user of the account, by their e-mail. */
  ZOOM_HOST: z.email('must be the e-mail of a user of the account').optional(),
  /** The same for meetings that are to be in China. */
  ZOOM_CN_HOST: z.email('must be the e-mail of a user of the account').optional(),
  ZOOM_API_URL: urlOf(/^https?$/, 'https://api.zoom.us').default('https://api.zoom.us'),
  ZOOM_TOKEN_URL: urlOf(/^https?$/, 'https://zoom.us').default('https://zoom.us'),
} as const;
