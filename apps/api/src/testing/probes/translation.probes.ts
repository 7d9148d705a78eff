import type { Probes } from '../probes';

export const probes: Probes = {
  asks: {
    getTranslatedText: () => [{ text: 'Hello', target: 'de' }],
  },
  ids: { text: ['Hello'], target: ['de'] },
};
