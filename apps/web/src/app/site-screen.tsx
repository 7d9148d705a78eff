import { SiteContent } from '../features/marketing/site/site-content';
import { PublishedScreen } from './published-screen';

/** The public site's page at the present path, as its editors published it. */
export function SiteScreen() {
  return <PublishedScreen Content={SiteContent} />;
}
