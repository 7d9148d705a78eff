import { optionalPart } from '@lyceum/shell';
import { useDocumentTitle } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import { promises, readers } from './landing-page.texts';
import classes from './landing-page.module.css';

/** Decoration: the words are there before it. */
const Colonnade = optionalPart(() => import('./colonnade').then((it) => it.Colonnade));

interface LandingPageProps {
  readonly brandName: string;
  /** The link to the sign-up form. */
  readonly signUp: ReactNode;
  /** The link to the login form. */
  readonly logIn: ReactNode;
}

/** What the product is, for those who do not know it yet. */
export function LandingPage({ brandName, signUp, logIn }: LandingPageProps) {
  useDocumentTitle(`${brandName} · Read closely, write often, take class together`);
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.words}>
          <h1 className={classes.headline}>
            Read closely. <br />
            Write often. <br />
            <em>Take class together.</em>
          </h1>
          <p className={classes.lead}>
            {brandName} is a learning community for high-school students and the people who teach them: a
            forum worth reading, and live courses with real educators.
          </p>
          <div className={classes.actions}>
            {signUp}
            {logIn}
          </div>
          <p className={classes.status}>
            <strong>Open now:</strong> the forum. <strong>Next:</strong> live courses and the youth summit.
          </p>
        </div>
        <div className={classes.picture}>
          <Suspense>
            <Colonnade />
          </Suspense>
        </div>
      </section>
      <Promises />
      <Readers />
      <section className={classes.closing}>
        <h2 className={classes.closingTitle}>Come in. The conversation is better with you in it.</h2>
        {signUp}
      </section>
    </>
  );
}

function Promises() {
  return (
    <section className={classes.promises} aria-labelledby="promises">
      <h2 id="promises" className={classes.sectionTitle}>
        A school day has edges. Curiosity does not.
      </h2>
      <ol className={classes.list}>
        {promises.map(({ verb, title, text }) => (
          <li key={verb} className={classes.promise}>
            <span className={classes.verb}>{verb}</span>
            <div>
              <h3 className={classes.promiseTitle}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Readers() {
  return (
    <section className={classes.band} aria-labelledby="readers">
      <div className={classes.bandInner}>
        <h2 id="readers" className={classes.bandTitle}>
          The first lyceum was a walk under trees outside Athens. People learned there by strolling and
          arguing.
        </h2>
        <dl className={classes.readers}>
          {readers.map(({ who, what }) => (
            <div key={who}>
              <dt className={classes.who}>{who}</dt>
              <dd className={classes.what}>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
