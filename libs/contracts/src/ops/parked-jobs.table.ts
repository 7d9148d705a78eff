import { defineTable } from './table';

/** Deliveries of events whose subscriber gave up: what failed, why, and how often it was tried. */
export const parkedJobsTable = defineTable({
  name: 'parked-jobs',
  title: 'Jobs',
  requires: 'job.read',
  searchLabel: 'Job, event or cause',
  found: { label: 'subscriber', detail: ['eventType'], by: ['subscriber', 'eventType', 'cause'] },
  columns: {
    subscriber: { label: 'Job', kind: 'text', isFilterable: true },
    eventType: { label: 'Event', kind: 'text', isFilterable: true },
    cause: { label: 'Cause', kind: 'text', isFilterable: true, isFact: true },
    causeKey: { label: 'Same cause as', kind: 'text', isFilterable: true, isExtra: true },
    tries: { label: 'Tries', kind: 'number', isFilterable: true, isFact: true },
    parkedAt: { label: 'Parked', kind: 'time', isSortable: true, isFilterable: true, isFact: true },
    occurredAt: { label: 'Event of', kind: 'time' },
    eventId: { label: 'Event id', kind: 'text', isExtra: true },
  },
  sort: { by: 'parkedAt', direction: 'desc' },
});
