import { defineTable } from '../ops/table';

/** What a target of moderation is called. */
export const moderationTargetLabels = {
  THREAD: 'Thread',
  POST: 'Reply',
  COMMENT: 'Comment',
  USER: 'Person',
  MESSAGE: 'Message',
  CHAT_NAME: 'Name of a group',
  LIVE_COURSE_POST: 'Course post',
  CONVERSATION: 'Conversation',
  CONVERSATION_REPLY: 'Conversation reply',
  ENDORSEMENT: 'Endorsement',
  PROFILE: 'Profile',
  PROFILE_NAME: 'Name',
} as const;

/** What waits for moderators, or was decided, in all forums and outside of them; nothing about the reader. */
export const moderationTable = defineTable({
  name: 'moderation',
  title: 'Moderation',
  requires: 'forum.oversee',
  searchLabel: 'Text, author or forum',
  found: { label: 'preview', detail: ['author'], by: ['preview', 'title', 'author', 'forum'] },
  columns: {
    preview: { label: 'What it says', kind: 'text' },
    status: {
      label: 'State',
      kind: 'choice',
      choices: { OPEN: 'Waiting', CLOSED: 'Decided' },
      isFilterable: true,
      isFact: true,
    },
    kind: {
      label: 'Why',
      kind: 'choice',
      choices: { REPORT: 'Reported', HOLD: 'Held back', APPEAL: 'Appeal', ALERT: 'Noticed' },
      isFilterable: true,
      isFact: true,
    },
    targetType: { label: 'Kind', kind: 'choice', choices: moderationTargetLabels, isFilterable: true },
    forum: { label: 'Forum', kind: 'text', isFilterable: true, isFact: true },
    author: { label: 'Author', kind: 'text', isFilterable: true, personId: 'authorId' },
    reportsCnt: { label: 'Reports', kind: 'number', isSortable: true, isFilterable: true, isFact: true },
    createdAt: { label: 'Since', kind: 'time', isSortable: true, isFilterable: true, isFact: true },
    title: { label: 'Title', kind: 'text', isExtra: true },
    action: {
      label: 'Decision',
      kind: 'choice',
      choices: {
        DISMISS: 'Dismissed',
        REMOVE: 'Removed',
        WARN: 'Author warned',
        BAN: 'Author banned',
        RELEASE: 'Published',
        UPHOLD: 'Appeal denied',
        REVERSE: 'Appeal granted',
      },
      isFilterable: true,
      isExtra: true,
    },
    decidedBy: {
      label: 'Decided by',
      kind: 'text',
      isFilterable: true,
      isExtra: true,
      personId: 'deciderId',
    },
    decidedAt: { label: 'Decided', kind: 'time', isFilterable: true, isExtra: true },
    authorId: { label: 'Id of author', kind: 'text', isExtra: true },
    deciderId: { label: 'Id of who decided', kind: 'text', isExtra: true },
  },
  sort: { by: 'createdAt', direction: 'desc' },
});
