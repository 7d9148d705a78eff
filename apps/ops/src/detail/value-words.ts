import { roleLabel, roles } from '@lyceum/contracts/auth';
import { moderationTable, moderationTargetLabels } from '@lyceum/contracts/moderation';
import { paymentStatusLabels, promoCodeKindLabels } from '@lyceum/contracts/payments';
import { uploadsTable } from '@lyceum/contracts/uploads';
import { fileSize } from '../tables/file-size';
import { formatMoment } from '../layout/formats';

const { action, status } = moderationTable.columns;

/** Values that are constants, by the field they stand in. */
const wordsOfFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  roles: Object.fromEntries(roles.map((role) => [role, roleLabel(role)])),
  action: action.choices,
  status: { ...status.choices, ...paymentStatusLabels },
  targetType: moderationTargetLabels,
  kind: promoCodeKindLabels,
  folder: uploadsTable.columns.folder.choices,
};

/** Fields whose numbers are shares, from 0 to 1. */
const shares: ReadonlySet<string> = new Set(['focalX', 'focalY']);

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** What a field of an entry of the audit log says, in words: a list without its brackets, a text without its quotes. */
export function valueWords(field: string, value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((one) => valueWords(field, one)).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'size' && typeof value === 'number') return fileSize(value);
  if (shares.has(field) && typeof value === 'number') return `${String(Math.round(value * 100))} %`;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (instant.test(value)) return formatMoment(value);
  return wordsOfFields[field]?.[value] ?? value;
}
