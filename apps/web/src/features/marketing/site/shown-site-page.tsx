import type { PublicContent } from '@lyceum/contracts/cms';
import { useBrandName } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import { SiteContent } from './site-content';
import type { SitePageAnswer } from './site-page-answer';
import * as messages from './site.messages';

/** A page that is there. */
export function ShownSitePage({
  answer,
  search,
}: {
  readonly answer: SitePageAnswer;
  readonly search: string;
}) {
  const brandName = useBrandName();
  useDocumentTitle(messages.documentTitle({ title: answer.title, brandName }));
  return <SiteContent content={JSON.parse(answer.content) as PublicContent} search={search} />;
}
