import { randomUUID } from 'node:crypto';
import { type FeatureView, groupFeature } from '@lyceum/contracts/admin';
import type { PersonTimelinePage, SavedView } from '@lyceum/contracts/ops';
import { ConsoleCalls } from '../console';
import { buildPerson, type Person } from '../people';
import type { Probes } from '../probes';
import type { TestServer } from '../test-server';

const newFeature = (server: TestServer, admin: Person): Promise<FeatureView> =>
  new ConsoleCalls(server, admin).mutate('features.create', {
    name: `F${randomUUID()}`,
    landingPath: null,
  });

async function noteOf(server: TestServer, admin: Person): Promise<string> {
  const { id: userId } = await buildPerson(server);
  const calls = new ConsoleCalls(server, admin);
  await server.opsMutation('notes.add', { userId, text: 'Asked for an invoice.' }, admin.token).expect(200);
  const { rows } = await calls.query<PersonTimelinePage>('users.timeline', { userId, kind: 'notes' });
  return rows[0]?.id ?? '';
}

const newView = () => ({ table: 'users', name: randomUUID(), search: '{}', searchRead: null });

const savedView = (server: TestServer, admin: Person): Promise<SavedView> =>
  new ConsoleCalls(server, admin).mutate('views.save', newView());

const oneEmail = (): string[] => [`${randomUUID()}@lyceum.example`];

export const probes: Probes = {
  changes: {
    'features.addEmails': async (server, admin) => {
      const { id: featureId, revision } = await newFeature(server, admin);
      return { featureId, revision, emails: oneEmail() };
    },
    'features.create': () => ({ name: `F${randomUUID()}`, landingPath: null }),
    'features.removeEmails': async (server, admin) => {
      const { id: featureId, revision } = await newFeature(server, admin);
      const emails = oneEmail();
      const calls = new ConsoleCalls(server, admin);
      const added = await calls.mutate<FeatureView>('features.addEmails', { featureId, revision, emails });
      return { featureId, revision: added.revision, emails };
    },
    'features.replaceEmails': async (server, admin) => {
      const { id: featureId, revision } = await newFeature(server, admin);
      return { featureId, revision, added: oneEmail(), removed: [] };
    },
    'features.setLanding': async (server, admin) => {
      const { id: featureId } = await newFeature(server, admin);
      return { featureId, landingPath: '/courses', expectedLandingPath: null };
    },
    'notes.add': async (server) => ({
      userId: (await buildPerson(server)).id,
      text: 'Rang about her course.',
    }),
    'notes.remove': async (server, admin) => ({ id: await noteOf(server, admin) }),
    'tables.names': () => ({ table: 'users' }),
    'views.remove': async (server, admin) => ({ id: (await savedView(server, admin)).id }),
    'views.rename': async (server, admin) => {
      const { id, name: nameRead } = await savedView(server, admin);
      return { id, name: randomUUID(), nameRead };
    },
    'views.save': newView,
    'views.setDefault': async (server, admin) => ({
      table: 'users',
      id: (await savedView(server, admin)).id,
    }),
    'views.share': async (server, admin) => ({ id: (await savedView(server, admin)).id, isShared: true }),
  },
  reads: async (server, { admin, listed }) => {
    const { rows } = await new ConsoleCalls(server, admin).query<{ rows: FeatureView[] }>('features.list', {
      filters: { name: groupFeature },
    });
    const featureId = rows[0]?.id ?? '';
    return {
      'home.get': {},
      'home.waiting': {},
      'tables.find': { search: 'lyceum' },
      'tables.count': { table: 'users' },
      'tables.names': { table: 'users' },
      'views.list': { table: 'users' },
      'features.get': { featureId },
      'features.history': { id: featureId },
      'features.emails': { featureId },
      'features.previewImport': { featureId, mode: 'ADD', text: `${listed}@lyceum.example` },
    };
  },
  asks: {
    getFeatureExtraUsers: () => [{ featureName: 'none' }],
    getFeatureLanding: () => [{ featureName: 'none' }],
    getShortLink: () => [{ token: 'none' }],
  },
  ids: { token: ['none'], featureName: ['none'] },
};
