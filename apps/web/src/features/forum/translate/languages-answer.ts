/** In a file of its own: checks come with the answer, not with the replies. */
export { supportedLanguagesAnswerSchema } from '@lyceum/contracts/translation';
