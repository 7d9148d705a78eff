import { lazyPart } from '@lyceum/shell';
import { TextSkeleton } from '@lyceum/ui';
import { Suspense } from 'react';
import classes from './legal-text.module.css';
import * as messages from './terms.messages';

const Markdown = lazyPart(() => import('./markdown').then((it) => it.Markdown));

/** A text of the owner's in reading width. Its own title is left out: the screen's heading says it. */
export function LegalText({ markdown }: { readonly markdown: string }) {
  return (
    <article className={classes.root}>
      <Suspense fallback={<TextSkeleton lines={12} label={messages.loadingText()} />}>
        <Markdown text={markdown.replace(/^\s*# .*\n/, '')} />
      </Suspense>
    </article>
  );
}
