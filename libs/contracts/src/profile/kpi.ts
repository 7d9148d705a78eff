import type { DeedAction, DeedTarget } from './deeds';

/** What earns points (checklist line 155). */
export interface KpiRule {
  readonly action: DeedAction;
  readonly targets: readonly DeedTarget[];
  /** Whoever did it, or for whom it was done. Nothing that somebody does for themselves earns any. */
  readonly earner: 'DOER' | 'OTHER';
  readonly points: number;
  /** So many times a day (UTC) it earns them. */
  readonly timesADay: number;
  /** So often it earns them with the same other person, ever. */
  readonly timesOfPair?: number;
}

const replies = ['POST'] as const;
const shortOnes = ['COMMENT', 'CONVERSATION_REPLY'] as const;
const texts = ['THREAD', ...replies, ...shortOnes, 'CONVERSATION'] as const;

/** What earns how much, in the order in which it is explained. A name that was ever used keeps its meaning: the ledger has it. */
export const kpiRules = {
  ANSWER_HIGHLIGHTED: {
    action: 'ANSWERED',
    targets: replies,
    earner: 'DOER',
    points: 15,
    timesADay: 3,
    timesOfPair: 10,
  },
  ENDORSEMENT_RECEIVED: {
    action: 'ENDORSED',
    targets: ['ENDORSEMENT'],
    earner: 'OTHER',
    points: 10,
    timesADay: 5,
    timesOfPair: 1,
  },
  ENDORSEMENT_GIVEN: {
    action: 'ENDORSED',
    targets: ['ENDORSEMENT'],
    earner: 'DOER',
    points: 3,
    timesADay: 3,
    timesOfPair: 1,
  },
  THREAD_POSTED: { action: 'POSTED', targets: ['THREAD'], earner: 'DOER', points: 5, timesADay: 3 },
  REPLY_POSTED: { action: 'POSTED', targets: replies, earner: 'DOER', points: 3, timesADay: 10 },
  CONVERSATION_STARTED: {
    action: 'POSTED',
    targets: ['CONVERSATION'],
    earner: 'DOER',
    points: 2,
    timesADay: 3,
  },
  COMMENT_POSTED: { action: 'POSTED', targets: shortOnes, earner: 'DOER', points: 1, timesADay: 10 },
  CLAP_RECEIVED: {
    action: 'CLAPPED',
    targets: texts,
    earner: 'OTHER',
    points: 1,
    timesADay: 20,
    timesOfPair: 10,
  },
  FRIEND_MADE: {
    action: 'BEFRIENDED',
    targets: ['FRIEND'],
    earner: 'DOER',
    points: 2,
    timesADay: 5,
    timesOfPair: 1,
  },
  FORUM_JOINED: { action: 'JOINED', targets: ['COMMUNITY'], earner: 'DOER', points: 1, timesADay: 3 },
} as const satisfies Record<string, KpiRule>;

export type KpiRuleName = keyof typeof kpiRules;

export const kpiRuleNames = Object.keys(kpiRules) as KpiRuleName[];

/** What somebody can claim to have done. What others did for them is theirs to do. */
const claimableRules = kpiRuleNames.filter((name) => kpiRules[name].earner === 'DOER');

/** What `updateKPI` can be told: an interaction of the caller's, or PRE_KPI, that they have seen their points. */
export const kpiInteractions = ['PRE_KPI', ...claimableRules] as const;

export type KpiInteraction = (typeof kpiInteractions)[number];
