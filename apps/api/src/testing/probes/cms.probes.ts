import { contentInputs, publishedContent } from '../content';
import type { Probes } from '../probes';

export const probes: Probes = {
  changes: contentInputs,
  reads: async (server, { admin }) => {
    const content = await publishedContent(server, admin);
    return {
      'content.get': { id: content.id },
      'content.history': { id: content.id },
      'content.versions': { id: content.id },
      'content.compare': { id: content.id, from: content.version, to: content.version },
      'content.check': { id: content.id },
      'content.site': {},
    };
  },
  asks: {
    getContentPreview: () => [{ key: 'none' }],
    getPublicPage: () => [{ path: '/careers' }],
  },
  ids: { key: ['none'], path: ['/careers'] },
};
