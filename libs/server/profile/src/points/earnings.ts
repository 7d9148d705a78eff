import {
  type DeedAction,
  type KpiRule,
  kpiRuleNames,
  kpiRules,
  type KpiRuleName,
} from '@lyceum/contracts/profile';
import type { Deed } from '@lyceum/kernel';

/** What a deed earns by a rule, as long as the rule lets it; as the statement reads it. */
export interface Earning {
  readonly place: number;
  readonly user_id: string;
  readonly rule: KpiRuleName;
  readonly doer_id: string;
  /** Of a rule that ends for a pair: with whom. */
  readonly other_id: string | null;
  readonly target: string;
  readonly target_id: string;
  readonly points: number;
  readonly earned_at: string;
  readonly times_a_day: number;
  readonly times_of_pair: number | null;
}

const rules: readonly (readonly [KpiRuleName, KpiRule])[] = kpiRuleNames.map((name) => [
  name,
  kpiRules[name],
]);

/** The rules by which an action earns something, whoever gains. */
export const rulesOf = (action: DeedAction): KpiRuleName[] =>
  rules.flatMap(([name, rule]) => (rule.action === action ? [name] : []));

/** What the deeds earn at most, in their order: nothing for what somebody does for themselves. */
export function earningsOf(deeds: readonly Deed[]): Earning[] {
  return deeds.flatMap((deed, place) =>
    rules.flatMap(([name, rule]) => {
      const { userId, action, target, targetId, otherId } = deed;
      if (rule.action !== action || !rule.targets.includes(target) || otherId === userId) return [];
      const [earner, other] = rule.earner === 'DOER' ? [userId, otherId] : [otherId, userId];
      if (earner === undefined) return [];
      return {
        place,
        user_id: earner,
        rule: name,
        doer_id: userId,
        other_id: rule.timesOfPair === undefined ? null : (other ?? null),
        target,
        target_id: targetId,
        points: rule.points,
        earned_at: deed.happenedAt.toISOString(),
        times_a_day: rule.timesADay,
        times_of_pair: rule.timesOfPair ?? null,
      };
    }),
  );
}
