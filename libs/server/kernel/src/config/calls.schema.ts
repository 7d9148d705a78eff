import { z } from 'zod';

/** Ports below are the system's. */
const [lowest, highest] = [1_024, 65_535];

/** Variables of the room server of video calls. */
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
} as const;
