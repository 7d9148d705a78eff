export { MentionNamesService } from './mention-names.service';
export { MentionNamesModule } from './mention-names.module';
export { nameMentions } from './mention-parts';
export { mentionedIn, namelessText, namesOf, storedText, type TextRow, withNames } from './named-texts';
