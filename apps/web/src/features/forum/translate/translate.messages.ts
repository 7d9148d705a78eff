import { message } from '@lyceum/contracts/messages';

export const translateSubject = message('Translate the {subject}');
export const translate = message('Translate');
export const loadingTheLanguages = message('Loading the languages');
export const language = message('Language');
export const showTranslation = message('Show translation');
export const translated = message('Translated text:');
