import { useBrandName } from '@lyceum/ui';
import { optionalPart } from '@lyceum/shell';
import { useDocumentTitle } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import * as messages from './landing-page.messages';
import classes from './landing-page.module.css';

/** Decoration: the words are there before it. */
const Colonnade = optionalPart(() => import('./colonnade').then((it) => it.Colonnade));

/** What is below the fold on every screen. */
const LandingMore = optionalPart(() => import('./landing-more').then((it) => it.LandingMore));

interface LandingPageProps {
  /** The link to the sign-up form. */
  readonly signUp: ReactNode;
  /** The link to the login form. */
  readonly logIn: ReactNode;
  /** The link to the live courses one can enrol in. */
  readonly courses: ReactNode;
}

/** What the product is, for those who do not know it yet. */
export function LandingPage({ signUp, logIn, courses }: LandingPageProps) {
  const brandName = useBrandName();
  useDocumentTitle(messages.pageTitle({ brandName }));
  return (
    <>
      <section className={classes.hero}>
        <div>
          <h1 className={classes.headline}>
            {messages.readClosely()} <br />
            {messages.writeOften()} <br />
            <em>{messages.takeClassTogether()}</em>
          </h1>
          <p className={classes.lead}>{messages.lead({ brandName })}</p>
          <div className={classes.actions}>
            {signUp}
            {logIn}
          </div>
          <p className={classes.status}>
            <strong>{messages.openNow()}</strong> {messages.whatIsOpen()} <strong>{messages.next()}</strong>{' '}
            {messages.whatIsNext()}
          </p>
        </div>
        <div className={classes.picture}>
          <Suspense>
            <Colonnade />
          </Suspense>
        </div>
      </section>
      <Suspense fallback={<div className={classes.morePlace} />}>
        <LandingMore signUp={signUp} courses={courses} />
      </Suspense>
    </>
  );
}
