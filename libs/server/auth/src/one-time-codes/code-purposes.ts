import { authLimits } from '@lyceum/contracts/auth';

/** What a link in a mail is for. */
export const codePurposes = ['EMAIL_CONFIRMATION', 'PASSWORD_RESET', 'GUARDIAN_CONSENT'] as const;

export type CodePurpose = (typeof codePurposes)[number];

/** How long a link holds, in minutes (checklist lines 7, 39, 40). */
export const lifeMinutes: Readonly<Record<CodePurpose, number>> = {
  EMAIL_CONFIRMATION: authLimits.confirmationHours * 60,
  PASSWORD_RESET: authLimits.oneTimeLinkMinutes,
  GUARDIAN_CONSENT: authLimits.oneTimeLinkMinutes,
};

/** Columns whose change kills the link. */
const boundColumns: Readonly<Record<CodePurpose, readonly string[]>> = {
  EMAIL_CONFIRMATION: ['email', 'password_hash', 'email_confirmed_at'],
  PASSWORD_RESET: ['email', 'password_hash'],
  GUARDIAN_CONSENT: ['email', 'date_of_birth', 'guardian_email', 'guardian_consented_at'],
};

/** SQL for the hash of what a link is bound to, of the user's row `u`. Times count as seconds, whatever the time zone. */
export function stateOf(purpose: CodePurpose): string {
  const values = boundColumns[purpose].map((column) =>
    column.endsWith('_at') ? `extract(epoch FROM u.${column})` : `u.${column}::text`,
  );
  return `sha256(convert_to(jsonb_build_array(${values.join(', ')})::text, 'UTF8'))`;
}
