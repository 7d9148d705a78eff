import { roleSchema } from '@lyceum/contracts/auth';
import { idSchema } from '@lyceum/contracts/common';
import { z } from 'zod';

/** What the access token says (checklist line 34; `sid` is the session it belongs to), as passport-jwt hands it over once the signature holds. */
export const tokenPayloadSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roleArray: z.array(roleSchema),
  sid: idSchema,
  /** Staff who look at the platform as this user; `sid` is then their own session. */
  viewedBy: idSchema.optional(),
  exp: z.int(),
});

/** The one algorithm we sign with and accept. */
export const tokenAlgorithm = 'HS256';
