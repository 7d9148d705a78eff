import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** `by` is the student or a guardian of theirs. */
const tieSchema = z.object({ tieId: idSchema, agentId: idSchema, studentId: idSchema, by: idSchema });

/** A student has an agent now. */
export const AgentNamed = defineEvent('schools.agent-named', tieSchema);

/** Somebody is a student's agent no more. */
export const AgentTakenBack = defineEvent('schools.agent-taken-back', tieSchema);
