/** What answers of account calls are held against, in a file of their own. */
export {
  confirmedAnswerSchema,
  doneAnswerSchema,
  emailChangeConfirmedAnswerSchema,
  emailChangeLinkAnswerSchema,
  guardianAnswerSchema,
  oneTimeLinkAnswerSchema,
} from '@lyceum/contracts/auth';
