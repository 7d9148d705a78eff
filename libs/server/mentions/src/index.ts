export { MentionNamesService } from './mention-names.service';
export { MentionsModule } from './mentions.module';
export { WrittenPersonalData } from './written-personal-data';
export { keepUnnamed } from './keep-unnamed';
export { nameMentions } from './mention-parts';
export {
  isMentionedIn,
  mentionedIn,
  namelessText,
  type NamedPerson,
  namesOf,
  placesIn,
  storedPlainText,
  storedText,
  type TextRow,
  withNames,
} from './named-texts';
