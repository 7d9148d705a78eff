import { message } from '@lyceum/contracts/messages';

export const theResults = message('The results');
export const tryOtherWordsOrFewer = message('Try other words, or fewer of them.');
export const searchResults = message('Search results');
export const clearSearch = message('Clear search');
export const search = message('Search');
export const forums = message('Forums');
export const threads = message('Threads');
export const people = message('People');
export const friend = message('Friend');
export const inCommon = message('{sharedForumsCnt} in common');
export const searchForumsThreadsAndPeople = message('Search forums, threads and people');
export const whatAreYouLookingQuestion = message('What are you looking for?');
export const aForumSomethingSomebodyWrote = message(
  'A forum, something somebody wrote, or a person. Only what you may open is found.',
);
export const firstNameLastName = message('{firstName} {lastName} replied:');
export const inDisplayName = message('in {displayName}');
export const noResults = message('No results found');
