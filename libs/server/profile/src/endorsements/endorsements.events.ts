import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

const endorsementSchema = z.object({ endorsementId: idSchema, giverId: idSchema, receiverId: idSchema });

const written = endorsementSchema.extend({ isHeld: z.boolean() });

/** Somebody said something for somebody else. What is held waits for a moderator and is shown to nobody else. */
export const EndorsementGiven = defineEvent('profile.endorsement-given', written);

/** They say it in other words now. */
export const EndorsementChanged = defineEvent('profile.endorsement-changed', written);

/** One that was held, or taken away, is shown now. */
export const EndorsementShown = defineEvent('profile.endorsement-shown', endorsementSchema);

/** A moderator took it away. */
export const EndorsementTakenAway = defineEvent('profile.endorsement-taken-away', endorsementSchema);

/** It is gone with the account of one of the two. */
export const EndorsementDeleted = defineEvent('profile.endorsement-deleted', endorsementSchema);
