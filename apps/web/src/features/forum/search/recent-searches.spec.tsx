import { afterEach, expect, it } from '@jest/globals';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';

afterEach(() => localStorage.clear());

it('are the latest six of a person, each once, and nobody else’s', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'C']) rememberSearch('ada', text);
  expect(recentSearches('ada')).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
  expect(recentSearches('bo')).toEqual([]);
  forgetSearches('ada');
  expect(recentSearches('ada')).toEqual([]);
});

it('are none where something else was kept', () => {
  localStorage.setItem('lyceum.searches.ada', '{"no":"list"}');
  expect(recentSearches('ada')).toEqual([]);
  localStorage.setItem('lyceum.searches.ada', 'no json');
  expect(recentSearches('ada')).toEqual([]);
});
