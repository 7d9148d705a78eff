import { languageNames, type PublicContent } from '@lyceum/contracts/cms';
import { dateFormat } from '@lyceum/contracts/messages';
import { loadingState } from '@lyceum/contracts/shell';
import { ApiError } from '@lyceum/session';
import { failureTexts, lazyPart, useLoad } from '@lyceum/shell';
import { ErrorState, MessageScreen, rich, useBrandName } from '@lyceum/ui';
import { type ContentPreviewQuery, ContentPreviewDocument, execute } from '@lyceum/web-graphql';
import { type ReactNode, Suspense, useCallback } from 'react';
import { readContent } from '../site/read-content';
import { SiteContent } from '../site/site-content';
import { SitePictures } from '../site/site-picture';
import { SiteSkeleton } from '../site/site-skeleton';
import classes from './preview-screen.module.css';
import * as messages from './preview.messages';

const HomeContent = lazyPart(() => import('../home/home-content').then((it) => it.HomeContent));

interface PreviewScreenProps {
  /** What stands in the address. */
  readonly previewKey: string;
  readonly homeButton: ReactNode;
}

const moment = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** A draft of the public site, to somebody who was given its link. Nobody else finds it, and no search engine keeps it. */
export function PreviewScreen({ previewKey, homeButton }: PreviewScreenProps) {
  const load = useCallback(
    async () => (await execute(ContentPreviewDocument, { key: previewKey })).getContentPreview,
    [previewKey],
  );
  const preview = useLoad(load);
  if (preview.state === loadingState.failed)
    return isNotThere(preview.error) ? (
      <NotThere homeButton={homeButton} />
    ) : (
      <ErrorState title={messages.previewFailed()} {...failureTexts(preview.error)} onRetry={preview.retry} />
    );
  return (
    <>
      <meta name="robots" content="noindex" />
      {preview.state === loadingState.loaded ? <Draft {...preview.data} /> : <SiteSkeleton />}
    </>
  );
}

/** Links that are wrong, ended or too old answer the same. */
const isNotThere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function NotThere({ homeButton }: Pick<PreviewScreenProps, 'homeButton'>) {
  const brandName = useBrandName();
  const title = messages.notThere();
  return (
    <>
      <title>{`${title} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen title={title} description={messages.aboutNotThere()} action={homeButton} />
    </>
  );
}

function Draft({ title, content, until }: ContentPreviewQuery['getContentPreview']) {
  const brandName = useBrandName();
  const draft = readContent(content);
  return (
    <>
      <title>{messages.documentTitle({ title, brandName })}</title>
      <aside className={classes.banner}>
        <p>
          <strong>
            {rich(messages.isPreview, { when: <time dateTime={until}>{moment(new Date(until))}</time> })}
          </strong>{' '}
          {messages.aboutPreview()}
        </p>
      </aside>
      <SitePictures value={draft.pictures}>
        <div lang={languageNames[draft.language].tag}>
          <Shown content={draft} />
        </div>
      </SitePictures>
    </>
  );
}

/** The home page looks here, too, as it does in its place. */
function Shown({ content }: { readonly content: PublicContent }) {
  if (content.type !== 'page' || content.entry.slug !== 'home')
    return <SiteContent content={content} search="" />;
  return (
    <Suspense fallback={<SiteSkeleton />}>
      <HomeContent content={content} search="" />
    </Suspense>
  );
}
