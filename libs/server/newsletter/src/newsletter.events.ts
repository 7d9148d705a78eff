import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** Somebody is to show by the link in a mail that the address in a form is theirs. */
export const ConfirmationDue = defineEvent('newsletter.confirmation-due', z.object({ formId: idSchema }));

/** A form could not be handed over while its sender waited. */
export const FormLeft = defineEvent('newsletter.form-left', z.object({ formId: idSchema }));
