import { type Role, roleLabel } from '@lyceum/contracts/auth';
import { holdsPermission, type Permission } from '@lyceum/contracts/permissions';
import { type trpc } from '../trpc';

/** A record the palette found. */
export interface FoundRecord {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** Address below the console's base. */
  readonly href: string;
}

type Calls = ReturnType<typeof trpc.useUtils>['client'];

/** Records of one kind: whoever may list them finds them, by the search of their table. */
interface RecordSource {
  readonly name: string;
  readonly requires: Permission;
  readonly find: (calls: Calls, text: string, roles: readonly Role[]) => Promise<FoundRecord[]>;
}

/** Records of one kind the palette shows. */
const shownRecords = 5;

const recordSources: readonly RecordSource[] = [
  {
    name: 'Users',
    requires: 'user.list',
    find: async (calls, search, roles) => {
      const mayRead = holdsPermission(roles, 'user.read');
      const { rows } = await calls.users.list.query({ search, limit: shownRecords });
      return rows.map(({ id, name, email, roles: theirs }) => ({
        id,
        label: name ?? '',
        description: email ?? theirs.map(roleLabel).join(', '),
        href: mayRead ? `/users/${id}` : `/users?${new URLSearchParams({ search: name ?? '' }).toString()}`,
      }));
    },
  },
  {
    name: 'Features',
    requires: 'featureUsers.read',
    find: async (calls, search) => {
      const { rows } = await calls.features.list.query({ search, limit: shownRecords });
      return rows.map(({ id, name, landingPath }) => ({
        id,
        label: name ?? '',
        description: landingPath ?? '',
        href: `/features/${id}`,
      }));
    },
  },
  {
    name: 'Uploads',
    requires: 'upload.administer',
    find: async (calls, search) => {
      const { rows } = await calls.uploads.list.query({ search, limit: shownRecords });
      return rows.map(({ id, name, owner }) => ({
        id,
        label: name ?? '',
        description: owner ?? '',
        href: `/uploads/${id}`,
      }));
    },
  },
  {
    name: 'Promo codes',
    requires: 'promoCode.read',
    find: async (calls, search) => {
      const { rows } = await calls.promoCodes.list.query({ search, limit: shownRecords });
      return rows.map(({ id, code, name }) => ({
        id,
        label: code ?? '',
        description: name ?? '',
        href: `/promo-codes/${id}`,
      }));
    },
  },
];

/** What somebody with these roles finds. */
export function recordSourcesFor(roles: readonly Role[]): RecordSource[] {
  return recordSources.filter(({ requires }) => holdsPermission(roles, requires));
}
