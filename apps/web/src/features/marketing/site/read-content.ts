import type { PublicContent } from '@lyceum/contracts/cms';

/** What a page shows, from its JSON. A server of before pictures or translations, which answers while a release rolls out, names none. */
export const readContent = (json: string): PublicContent =>
  Object.assign({ pictures: {}, language: 'en', languages: [] }, JSON.parse(json) as PublicContent);
