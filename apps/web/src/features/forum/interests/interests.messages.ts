import type { Interest } from '@lyceum/contracts/forum';
import { message } from '@lyceum/contracts/messages';

export const interestLabels: Readonly<Record<Interest, () => string>> = {
  MATHS: message('Maths'),
  PHYSICS: message('Physics'),
  CHEMISTRY: message('Chemistry'),
  BIOLOGY: message('Biology'),
  COMPUTING: message('Computing'),
  ENGINEERING: message('Engineering'),
  CLIMATE: message('Climate'),
  HISTORY: message('History and politics'),
  LITERATURE: message('Reading and writing'),
  LANGUAGES: message('Languages'),
  ART: message('Art and photography'),
  MUSIC: message('Music'),
  DEBATE: message('Debate'),
  BUSINESS: message('Business'),
  SPORT: message('Sport and games'),
  UNIVERSITY: message('University'),
};
export const interests = message('Interests');
export const aboutInterests = message(
  'Forums about them are recommended to you first. Nobody else sees what you choose.',
);
export const yourInterests = message('Your interests');
export const interestsNotSaved = message('Sorry, your interests were not saved. Please try again.');
