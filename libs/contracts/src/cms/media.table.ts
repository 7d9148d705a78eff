import { defineTable } from '../ops/table';

/** The pictures of the library. */
export const mediaTable = defineTable({
  name: 'media',
  title: 'Pictures',
  requires: 'content.edit',
  searchLabel: 'Title, what it shows or credit',
  found: { label: 'title', detail: ['alt'], by: ['title', 'alt'] },
  columns: {
    title: { label: 'Title', kind: 'text' },
    alt: { label: 'What it shows', kind: 'text', isFact: true },
    credit: { label: 'Credit', kind: 'text', isExtra: true },
    createdAt: { label: 'Added', kind: 'time', isSortable: true, isFilterable: true, isFact: true },
    updatedAt: { label: 'Changed', kind: 'time', isExtra: true },
    sentBy: { label: 'By', kind: 'text', personId: 'sentById' },
    width: { label: 'Width', kind: 'number', isExtra: true },
    height: { label: 'Height', kind: 'number', isExtra: true },
    url: { label: 'File', kind: 'text', isExtra: true },
    sentById: { label: 'Id of who sent it', kind: 'text', isExtra: true },
  },
  sort: { by: 'createdAt', direction: 'desc' },
});
