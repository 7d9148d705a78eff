import {
  type CallLimit,
  everyHour,
  everyMinute,
  everyTenMinutes,
  searchesPerMinute,
} from '../common/call-limit';

/** Bounds of chats; texts are in characters. */
export const chatsLimits = {
  messageLength: 4_000,
  titleLength: 80,
  /** Pictures and documents of a message. */
  files: 4,
  /** A voice note: how long it may be, in ms, and what its recording may go over that before it ends. */
  voice: { milliseconds: 120_000, grace: 2_000 },
  /** How loud it was along its way: so many places at most, each up to so loud. */
  waveform: { places: 64, loudest: 31 },
  /** People of a chat of several, with who made it. */
  members: 50,
  /** Places of a message in which somebody is mentioned. */
  mentions: 50,
  /** Messages of a chat that are pinned at a time. */
  pins: 20,
  /** Messages that one person has saved at a time. */
  saves: 1_000,
  /** Chats of a page of the list. */
  pageSize: 30,
  /** Saved messages of a page. */
  savedPageSize: 30,
  /** Messages that are read at a time (checklist line 197). */
  messages: 15,
  /** Unread messages of a chat that are counted; nobody is shown more than that there are many. */
  countedUnread: 1_000,
  /** What is looked for in messages has so many characters. */
  searchLength: { min: 2, max: 100 },
  /** Of what a search finds, the latest so many are shown. */
  found: 30,
  /** Of what somebody missed, so many are asked for at a time. */
  missedMessages: 200,
} as const;

/** How often one person may do what concerns chats. */
export const chatsCalls = {
  /** Faster than anybody types, and slower than a script. */
  messages: everyMinute('chats.messages', 120),
  reactions: everyMinute('chats.reactions', 60),
  /** Every tab that shows a chat marks it as read. */
  marks: { ...everyMinute('chats.marks', 600), countedBy: 'process' },
  /** Signs of writing and of what has come; every tab gives its own. */
  signs: { ...everyMinute('chats.signs', 600), countedBy: 'process' },
  searches: everyMinute('chats.searches', searchesPerMinute),
  reports: everyHour('chats.reports', 60),
  changes: everyTenMinutes('chats.changes', 200),
} as const satisfies Record<string, CallLimit>;
