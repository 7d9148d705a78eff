import type { useContractForm } from '@lyceum/shell';
import type { RuleName, RuleValues } from './promo-code-values';

type AnyField = ReturnType<ReturnType<typeof useContractForm<RuleValues, unknown>>['field']>;

type Field = Omit<AnyField, 'name'> & { readonly name: string };

/** What the fields of the rules need of the form they stand in. */
export interface RuleForm {
  readonly field: (name: RuleName) => Field;
  readonly keyOf: (name: RuleName) => string;
  readonly valueOf: (name: RuleName) => string;
  readonly set: (name: RuleName, value: string) => void;
  /** Fields that were refused. */
  readonly refused: readonly string[];
}
