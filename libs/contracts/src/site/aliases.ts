import { languageIn, pathIn } from '../cms/content.languages';

/** Other spellings of a path, and where they lead, in the web app and for who asks the server. A `*` at the end stands for anything, and comes along where the target has one. */
const aliases: readonly (readonly [from: string, to: string])[] = (
  'home:/ Blog:/blogs blog:/blogs Blog/*:/blog/* communityV2:/community s/climateaction:/konnect globe:/{brand}-globe ' +
  'UiKit:/uikit'
)
  .split(' ')
  .map((pair) => {
    const [from = '', to = ''] = pair.split(':');
    return [from, to];
  });

/** What stands in other languages, too; the product has one address in all of them. */
const ofSite = /^(?:home|blog|globe)\b/i;

/** Where a path leads that is another one's alias, in the language that it has in front; null for all others. */
export function findAlias(path: string, brandSlug: string): string | null {
  const { language, rest: own } = languageIn(path.replace(/^\/|\/$/g, ''));
  for (const [from, to] of aliases) {
    const stem = from.endsWith('/*') ? from.slice(0, -1) : null;
    const rest = stem !== null && own.startsWith(stem) ? own.slice(stem.length) : '';
    if ((own === from || rest !== '') && (language === 'en' || ofSite.test(from)))
      return pathIn(
        language,
        to.replace('{brand}', brandSlug).replace('*', () => encodeURI(rest)),
      );
  }
  return null;
}
