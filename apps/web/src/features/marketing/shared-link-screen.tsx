import type { SharedLink } from '@lyceum/contracts/common';
import { useBrandName } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import * as messages from './shared-link.messages';
import classes from './shared-link-screen.module.css';

interface SharedLinkScreenProps {
  readonly link: SharedLink;
  /** The link to the sign-up form, which leads back into the thread. */
  readonly signUp: ReactNode;
  /** The same of the login form. */
  readonly logIn: ReactNode;
}

/** Greets a visitor who follows a shared link: what it leads to, and how to read on. */
export function SharedLinkScreen({ link, signUp, logIn }: SharedLinkScreenProps) {
  const { title, section, excerpt } = link;
  const brandName = useBrandName();
  useDocumentTitle(messages.pageTitle({ title, brandName }));
  return (
    <article className={classes.root}>
      <p className={classes.section}>{messages.aThreadIn({ forum: section })}</p>
      <h1 className={classes.title} dir="auto">
        {title}
      </h1>
      {excerpt !== null && (
        <p className={classes.excerpt} dir="auto">
          {excerpt}
        </p>
      )}
      <div className={classes.actions}>
        {signUp}
        {logIn}
      </div>
      <p className={classes.note}>{messages.aboutJoining({ brandName })}</p>
    </article>
  );
}
