import { z } from 'zod';

/** How a guardian's consent stands. */
const consentStates = ['GIVEN', 'WITHDRAWN', 'OVER'] as const;

/** What the link in a guardian's mail is about; it stays valid. Times are ISO 8601 in UTC. */
export const guardianAnswerSchema = z.object({
  data: z.object({
    childName: z.string(),
    guardianEmail: z.string(),
    /** OVER once the child is of age: there is nothing to withdraw any more. */
    state: z.enum(consentStates),
    /** When it was given or withdrawn. */
    since: z.iso.datetime(),
  }),
});

export type GuardianAnswer = z.output<typeof guardianAnswerSchema>;
