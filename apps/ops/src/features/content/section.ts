import { type ContentTypeName, contentTypeLabels } from '@lyceum/contracts/cms';
import { IconWorldWww } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';
import { standing } from './standing';

export const contentSection: ConsoleSection = {
  path: '/content',
  label: 'Site',
  icon: IconWorldWww,
  requires: 'content.edit',
  records: 'content',
  letter: 't',
  place: 45,
  begins: standing,
  views: [
    { name: 'Drafts', search: { state: 'DRAFT' } },
    { name: 'In review', search: { state: 'REVIEW' } },
    { name: 'Scheduled', search: { state: 'SCHEDULED' } },
    { name: 'Spanish to do', search: { ...standing, es: 'MISSING,OUTDATED' } },
    { name: 'Chinese to do', search: { ...standing, zh: 'MISSING,OUTDATED' } },
    { name: 'With changes', search: { state: 'CHANGED' } },
    { name: 'Deleted', search: { state: 'DELETED' } },
  ],
  finds: {
    table: 'content',
    labelOf: ({ label, detail }) => `${label}${detail.length > 0 ? `, ${typeLabel(detail[0] ?? '')}` : ''}`,
  },
};

const typeLabel = (type: string): string =>
  type in contentTypeLabels ? contentTypeLabels[type as ContentTypeName].toLowerCase() : type;
