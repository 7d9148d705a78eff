import {
  aboutYouQuestionSchema,
  passkeyOptionsAnswerSchema,
  secondFactorChallengeSchema,
  signInSchema,
} from '@lyceum/contracts/auth';

// Fetched by name: the form is seen without the validation library, which is a fifth of what the page would load.
export const credentialsSchema = signInSchema.pick({ email: true, password: true });
export { aboutYouQuestionSchema, passkeyOptionsAnswerSchema, secondFactorChallengeSchema };
