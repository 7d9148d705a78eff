import { message } from '@lyceum/contracts/messages';

export const theResults = message('The results');
export const aboutNoResults = message('Try other words, or fewer of them.');
export const searchResults = message('Search results');
export const clearSearch = message('Clear search');
export const search = message('Search');
export const forums = message('Forums');
export const threads = message('Threads');
export const people = message('People');
export const friend = message('Friend');
export const forumsInCommon = message('{forums} in common');
export const searchEverything = message('Search forums, threads and people');
export const whatAreYouLookingFor = message('What are you looking for?');
export const aboutSearch = message(
  'A forum, something somebody wrote, or a person. Only what you may open is found.',
);
export const personReplied = message('{name} replied:');
export const inForum = message('in {displayName}');
export const noResults = message('No results found');
