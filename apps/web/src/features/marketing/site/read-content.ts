import type { PublicContent } from '@lyceum/contracts/cms';

/** What a page shows, from its JSON. A server of before translations, which answers while a release rolls out, names none. */
export const readContent = (json: string): PublicContent =>
  Object.assign({ language: 'en', languages: [] }, JSON.parse(json) as PublicContent);
