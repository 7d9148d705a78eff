import type { ContentDetail } from '@lyceum/contracts/cms';

export const at = '2026-11-28T05:00:00.000Z';
/** A question in its third version, which nobody but editors has seen. */
export const questionEntry: ContentDetail = {
  id: '0197a000-0000-7000-8000-0000000000d1',
  type: 'question',
  slug: 'why',
  position: 0,
  title: 'Why?',
  state: 'DRAFT',
  version: 3,
  liveVersion: null,
  data: { topic: 'SITE', question: 'Why?', answer: 'So.' },
  path: null,
  publishedAt: null,
  createdAt: at,
  savedAt: at,
  savedById: null,
  savedBy: null,
  publishAt: null,
  publishVersion: null,
  unpublishAt: null,
  scheduledById: null,
  scheduledBy: null,
  scheduleFailedAt: null,
  preview: null,
  reviewAt: null,
  reviewById: null,
  reviewBy: null,
  needsOther: false,
};
