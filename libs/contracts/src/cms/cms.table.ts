import { defineTable } from '../ops/table';
import { contentStateLabels } from './content.enums';
import { contentTypeLabels } from './content.labels';
import { contentLanguageLabels, translationStateLabels } from './content.languages';

/** All that editors write for the public site. */
export const contentTable = defineTable({
  name: 'content',
  title: 'Site',
  requires: 'content.edit',
  searchLabel: 'Title or slug',
  found: { label: 'title', detail: ['type', 'slug'], by: ['title', 'slug'] },
  columns: {
    title: { label: 'Title', kind: 'text' },
    type: { label: 'Type', kind: 'choice', choices: contentTypeLabels, isFilterable: true, isFact: true },
    state: { label: 'State', kind: 'choice', choices: contentStateLabels, isFilterable: true, isFact: true },
    language: {
      label: 'Language',
      kind: 'choice',
      choices: contentLanguageLabels,
      isFilterable: true,
      isFact: true,
      isExtra: true,
    },
    es: { label: 'In Spanish', kind: 'choice', choices: translationStateLabels, isFilterable: true },
    zh: { label: 'In Chinese', kind: 'choice', choices: translationStateLabels, isFilterable: true },
    updatedAt: { label: 'Changed', kind: 'time', isSortable: true, isFilterable: true, isFact: true },
    publishAt: { label: 'Goes live', kind: 'time', isSortable: true, isFilterable: true },
    unpublishAt: { label: 'Taken off', kind: 'time', isSortable: true, isFilterable: true, isExtra: true },
    savedBy: { label: 'By', kind: 'text', personId: 'savedById' },
    slug: { label: 'Slug', kind: 'text' },
    position: { label: 'Place in lists', kind: 'number', isExtra: true },
    publishedAt: { label: 'First published', kind: 'time', isFilterable: true, isExtra: true },
    savedById: { label: 'Id of who changed it', kind: 'text', isExtra: true },
  },
  sort: { by: 'updatedAt', direction: 'desc' },
});
