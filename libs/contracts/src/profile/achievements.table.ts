import { defineTable } from '../ops/table';
import { achievementWays } from './achievements';

export const achievementStates = { ACTIVE: 'In use', RETIRED: 'Retired' } as const;

/** What can be earned and given, in the console (checklist line 146). */
export const achievementsTable = defineTable({
  name: 'achievements',
  title: 'Achievements and badges',
  requires: 'achievement.award',
  searchLabel: 'Title',
  found: { label: 'title', detail: ['way'], by: ['title'] },
  columns: {
    title: { label: 'Title', kind: 'text', isSortable: true, isFilterable: true },
    way: { label: 'Earned by', kind: 'choice', choices: achievementWays, isFilterable: true, isFact: true },
    state: { label: 'State', kind: 'choice', choices: achievementStates, isFilterable: true, isFact: true },
    description: { label: 'Description', kind: 'text' },
    url: { label: 'Link', kind: 'text', isExtra: true },
    createdAt: { label: 'Made', kind: 'time', isSortable: true, isFilterable: true },
  },
  sort: { by: 'createdAt', direction: 'desc' },
});
