import { z } from 'zod';
import { authLimits } from '../auth/auth.limits';
import { idSchema } from '../common/page.schema';
import { schoolsLimits } from './schools.limits';

/** Whose agents: the caller's, or those of a child the caller is a guardian of. */
export const agentsOfStudentSchema = z.object({ userId: idSchema, studentId: idSchema });

export type AgentsOfStudentInput = z.infer<typeof agentsOfStudentSchema>;

const wrong = 'Enter the agent’s code or email.';

/** Names an agent, by their code or the e-mail of their account. */
export const nameAgentSchema = agentsOfStudentSchema.extend({
  agent: z
    .string(wrong)
    .trim()
    .min(schoolsLimits.agentCodeLength, wrong)
    .max(authLimits.emailLength, wrong)
    .regex(/^[^\p{Cc}]*$/u, wrong),
});

export type NameAgentInput = z.infer<typeof nameAgentSchema>;

/** What is between a student and an agent, by its id. */
export const agentTieSchema = z.object({ userId: idSchema, tieId: idSchema });

export type AgentTieInput = z.infer<typeof agentTieSchema>;

/** As it is kept: capitals and digits alone. */
export const plainAgentCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** As it is passed on: `7K2MA-9QXA4`. */
export const shownAgentCode = (code: string): string => code.match(/.{1,5}/g)?.join('-') ?? code;
