import { type CallLimit, everyMinute, everyTenMinutes } from '../common/call-limit';

/** Bounds of video calls; times are in seconds of the server's clock. */
export const callsLimits = {
  /** So long after a call began the next one of its chat may (checklist line 204). */
  retrySeconds: 61,
  /** So long whoever is called may say yes or no (checklist line 205). */
  invitationSeconds: 60,
  /** So long a caller is told that it rings (checklist line 205). */
  popupSeconds: 18,
  /** So long a call that goes on is offered in place of a new one (checklist line 203). */
  noticeSeconds: 5,
  /** A call nobody has come to ends after the invitation, and a moment for cameras to be allowed. */
  unenteredSeconds: 75,
  /** A call ends so long after its room was last heard of: its server is gone. */
  leaseSeconds: 20,
  /** A room that was not heard of for so long is taken over by another process. */
  silenceSeconds: 6,
  /** Every so often a room says that it is there, and asks who may still be in it. */
  beatSeconds: 2,
  /** Somebody of whom nothing was heard for so long has left. */
  seatSeconds: 15,
  /** A room that everybody has left without saying so waits so long for somebody to come back. */
  emptySeconds: 6,
  /** A browser says every so often that it is there. */
  hereSeconds: 4,
  /** Within which a browser must use what it was let in with. */
  tokenSeconds: 60,
  /** So long a password for the TURN server holds: it is checked when a way is made, and again every few minutes of a call. */
  turnSeconds: 4 * 3_600,
  /** Of the rooms a provider has a day, one person opens at most one in so many. */
  peopleSharingRooms: 10,
  /** Of what a provider reports, in bytes. */
  reportBytes: 64 * 1_024,
  /** Of a session description, in characters: that of a full room, and some air. */
  sdpLength: 48_000,
} as const;

/** How often one person may do what concerns calls. */
export const callsCalls = {
  starts: everyTenMinutes('calls.starts', 30),
  answers: everyTenMinutes('calls.answers', 120),
  /** What browsers and rooms have to say to each other: about 20 a minute, more when many come and go. */
  signals: { ...everyMinute('calls.signals', 600), countedBy: 'process' },
} as const satisfies Record<string, CallLimit>;
