import { contentInputs, publishedContent } from '../content';
import { mediaInputs, newMedia } from '../media';
import type { Probes } from '../probes';

export const probes: Probes = {
  changes: { ...contentInputs, ...mediaInputs },
  reads: async (server, { admin }) => {
    const content = await publishedContent(server, admin);
    const media = await newMedia(server, admin);
    return {
      'media.get': { id: media.id },
      'media.history': { id: media.id },
      'content.get': { id: content.id },
      'content.history': { id: content.id },
      'content.versions': { id: content.id },
      'content.compare': { id: content.id, from: content.version, to: content.version },
      'content.check': { id: content.id },
      'content.presence': { id: content.id },
      'content.site': {},
    };
  },
  asks: {
    getContentPreview: () => [{ key: 'none' }],
    getPublicPage: () => [{ path: '/careers' }],
  },
  ids: { key: ['none'], path: ['/careers'] },
};
