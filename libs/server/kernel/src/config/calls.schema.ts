import { z } from 'zod';

/** Ports below are the system's. */
const [lowest, highest] = [1_024, 65_535];

const iceUrl = /^(?:stun|turns?):[\w.-]+(?::\d+)?(?:\?transport=(?:udp|tcp))?$/;

/** Variables of the room server of video calls, and of the ways to it. */
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
  CALLS_ICE_URLS: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(
      z.array(
        z
          .string()
          .regex(iceUrl, 'must be addresses like turn:turn.example:3478?transport=udp, comma-separated'),
      ),
    )
    .optional(),
  /** Shared with the TURN server (`static-auth-secret` of coturn): credentials for a few hours are made with it. */
  CALLS_TURN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
} as const;
