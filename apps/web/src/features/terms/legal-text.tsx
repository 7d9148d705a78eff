import { lazy, Suspense } from 'react';
import { TextSkeleton } from '@lyceum/ui';
import classes from './legal-text.module.css';

const Markdown = lazy(() => import('./markdown').then((module) => ({ default: module.Markdown })));

/** A text of the owner's in reading width. Its own title is left out: the screen's heading says it. */
export function LegalText({ markdown }: { readonly markdown: string }) {
  return (
    <div className={classes.root}>
      <Suspense fallback={<TextSkeleton lines={12} label="Loading the text" />}>
        <Markdown text={markdown.replace(/^\s*# .*\n/, '')} />
      </Suspense>
    </div>
  );
}
