import { useBrandName } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import type { ComponentType } from 'react';
import { LanguageSwitch } from './language-switch';
import { readContent } from './read-content';
import type { SiteContentProps } from './site-content.props';
import type { SitePageAnswer } from './site-page-answer';
import * as messages from './site-page.messages';
import { SitePictures } from './site-picture';

interface ShownSitePageProps {
  readonly answer: SitePageAnswer;
  readonly search: string;
  readonly Content: ComponentType<SiteContentProps>;
}

/** A page that is there. */
export function ShownSitePage({ answer, search, Content }: ShownSitePageProps) {
  const brandName = useBrandName();
  useDocumentTitle(messages.documentTitle({ title: answer.title, brandName }));
  const content = readContent(answer.content);
  return (
    <SitePictures value={content.pictures}>
      <LanguageSwitch content={content} />
      <Content content={content} search={search} />
    </SitePictures>
  );
}
