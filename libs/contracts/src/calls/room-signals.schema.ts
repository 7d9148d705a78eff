import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { callsLimits } from './calls.limits';

/** What somebody sends into a room, in the order of their browser's session description. */
export const callSources = ['MICROPHONE', 'CAMERA', 'SCREEN'] as const;

export type CallSource = (typeof callSources)[number];

const sdpSchema = z.string().max(callsLimits.sdpLength);

/** Number of an offer of the room's; the answer names it. */
const turnSchema = z.int().min(0);

const stateSchema = z.object({
  isMuted: z.boolean(),
  hasCamera: z.boolean(),
  isSharing: z.boolean(),
  /** Whether it wants no pictures of cameras: sound comes first. */
  isAudioOnly: z.boolean().default(false),
});

/** What a host of a call of several can do. */
export const hostActions = ['MUTE_ALL', 'LOWER_HANDS', 'LOCK', 'UNLOCK', 'REMOVE'] as const;

export type HostAction = (typeof hostActions)[number];

/** Why somebody is out of a room. */
export const leaveReasons = ['OVER', 'ELSEWHERE', 'REMOVED', 'FULL', 'LOCKED', 'GONE'] as const;

export type LeaveReason = (typeof leaveReasons)[number];

const personSchema = stateSchema.extend({
  seat: idSchema,
  userId: idSchema,
  /** Whose hand went up first has 1; 0 of who has none up. */
  hand: z.int(),
  isHost: z.boolean(),
  /** Whether they lead the lesson that is held here now, and can record it. */
  mayRecord: z.boolean().default(false),
  /** Whether what they send is recorded just now. */
  isRecorded: z.boolean().default(false),
});

const trackSchema = z.object({ mid: z.string().max(16), seat: idSchema, source: z.enum(callSources) });

/** What a browser says to the room it is in. */
export const browserSignalSchema = z.discriminatedUnion('type', [
  /** What it sends: one audio and two video lines, as `callSources`. */
  z.object({ type: z.literal('publish'), sdp: sdpSchema }),
  z.object({ type: z.literal('answer'), turn: turnSchema, sdp: sdpSchema }),
  stateSchema.extend({ type: z.literal('state') }),
  z.object({ type: z.literal('here') }),
  z.object({ type: z.literal('hand'), isUp: z.boolean() }),
  /** Refused of whoever is no host; `seat` is whose, of REMOVE. */
  z.object({ type: z.literal('host'), action: z.enum(hostActions), seat: idSchema.nullish() }),
  /** Refused of whoever does not lead the lesson. */
  z.object({ type: z.literal('record'), isOn: z.boolean() }),
  /** Whether somebody agrees to be in this recording, and in no other: who has not said so is not. What a browser says `isAgain` by itself is no new yes. */
  z.object({
    type: z.literal('agree'),
    recordingId: idSchema,
    agrees: z.boolean(),
    isAgain: z.boolean().optional(),
  }),
  z.object({ type: z.literal('leave') }),
  /** The page goes, and may be back in a moment. */
  z.object({ type: z.literal('away') }),
]);

/** What the room says to a browser in it. */
export const roomSignalSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('people'),
    people: z.array(personSchema),
    isLocked: z.boolean().default(false),
    /** Of the lesson that is held here; null while it is not recorded. */
    recordingId: idSchema.nullable().default(null),
  }),
  /** Said no meanwhile, on another of their devices: they are asked again. */
  z.object({ type: z.literal('asked-again') }),
  /** A host asks everybody to mute themselves; nobody is muted by another one. */
  z.object({ type: z.literal('asked-to-mute') }),
  /** The lesson is not recorded, as was wished: it is over, or has as many recordings as it can. */
  z.object({ type: z.literal('not-recorded') }),
  /** It may publish: it is in, or the room's media started anew. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('published'), sdp: z.string() }),
  z.object({ type: z.literal('offer'), turn: turnSchema, sdp: z.string(), tracks: z.array(trackSchema) }),
  /** Lines of the last offer carry other people now. */
  z.object({ type: z.literal('tracks'), tracks: z.array(trackSchema) }),
  z.object({ type: z.literal('left'), reason: z.enum(leaveReasons) }),
]);

export type CallPerson = z.output<typeof personSchema>;
export type CallTrack = z.output<typeof trackSchema>;
export type CallState = z.output<typeof stateSchema>;
export type BrowserSignal = z.output<typeof browserSignalSchema>;
export type RoomSignal = z.output<typeof roomSignalSchema>;
