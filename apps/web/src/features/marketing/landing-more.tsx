import type { ReactNode } from 'react';
import * as messages from './landing-more.messages';
import classes from './landing-page.module.css';

interface LandingMoreProps {
  readonly signUp: ReactNode;
  /** Leads to the live courses one can enrol in. */
  readonly courses: ReactNode;
}

/** What the landing page says to those who scroll. */
export function LandingMore({ signUp, courses }: LandingMoreProps) {
  return (
    <>
      <Promises courses={courses} />
      <Readers />
      <section className={classes.closing}>
        <h2 className={classes.closingTitle}>{messages.comeIn()}</h2>
        {signUp}
      </section>
    </>
  );
}

function Promises({ courses }: Pick<LandingMoreProps, 'courses'>) {
  return (
    <section className={classes.promises} aria-labelledby="promises">
      <h2 id="promises" className={classes.sectionTitle}>
        {messages.curiosity()}
      </h2>
      <ol>
        {messages.promises.map(({ verb, title, text, hasCourses }) => (
          <li key={verb()} className={classes.promise}>
            <span className={classes.verb}>{verb()}</span>
            <div>
              <h3 className={classes.promiseTitle}>{title()}</h3>
              <p className={classes.text}>{text()}</p>
              {hasCourses && <p className={classes.text}>{courses}</p>}
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
          {messages.firstLyceum()}
        </h2>
        <dl className={classes.readers}>
          {messages.readers.map(({ who, what }) => (
            <div key={who()}>
              <dt className={classes.who}>{who()}</dt>
              <dd className={classes.what}>{what()}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
