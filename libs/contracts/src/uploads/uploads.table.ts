import { defineTable } from '../ops/table';

/** Files that are there, and those that were deleted a moment ago and can still be had back (checklist line 230). */
export const uploadsTable = defineTable({
  name: 'uploads',
  title: 'Uploads',
  requires: 'upload.administer',
  searchLabel: 'Name or owner',
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true, isFilterable: true },
    folder: {
      label: 'Folder',
      kind: 'choice',
      choices: {
        events: 'Events',
        'profile-images': 'Profile images',
        thumbnails: 'Thumbnails',
        'community-images': 'Community images',
        'community-videos': 'Community videos',
        galleries: 'Galleries',
        'course-material': 'Course material',
        applications: 'Applications',
        reports: 'Reports',
        'essay-contest': 'Essay contest',
      },
      isFilterable: true,
    },
    type: {
      label: 'Type',
      kind: 'choice',
      choices: {
        'image/webp': 'Picture',
        'video/mp4': 'MP4 video',
        'video/webm': 'WebM video',
        'video/ogg': 'Ogg video',
      },
      isFilterable: true,
    },
    bytes: { label: 'Size', kind: 'number', isSortable: true, isFilterable: true },
    owner: { label: 'Owner', kind: 'text', isFilterable: true },
    uploadedAt: { label: 'Uploaded', kind: 'time', isSortable: true, isFilterable: true },
    target: { label: 'For', kind: 'text', isFilterable: true, isExtra: true },
    url: { label: 'Address', kind: 'text' },
    deletedAt: { label: 'Deleted', kind: 'time', isExtra: true },
    isDeleted: { label: 'Is deleted', kind: 'flag', isFilterable: true, isExtra: true },
  },
  sort: { by: 'uploadedAt', direction: 'desc' },
});
