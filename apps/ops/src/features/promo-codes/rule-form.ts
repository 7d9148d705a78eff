import type { FieldsOf } from '@lyceum/shell';
import type { RuleName } from './promo-code-values';

/** What the fields of the rules need of the form they stand in. */
export interface RuleForm extends FieldsOf<RuleName> {
  readonly valueOf: (name: RuleName) => string;
  readonly set: (name: RuleName, value: string) => void;
  /** Fields that were refused. */
  readonly refused: readonly string[];
}
