import { dateFormat } from '@lyceum/contracts/messages';
import { rich, SectionCard } from '@lyceum/ui';
import type { HomeQuery } from '@lyceum/web-graphql';
import { Link } from '@tanstack/react-router';
import classes from './due-items.module.css';
import * as messages from './home.messages';

const moment = dateFormat({
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** What is to be done by a time, whichever domain says so; nothing where there is nothing. */
export function DueItems({ items }: { readonly items: HomeQuery['getDueItems'] }) {
  if (items.length === 0) return null;
  return (
    <SectionCard title={messages.whatIsNext()}>
      <ul className={classes.list}>
        {items.map(({ id, label, title, at, url }) => (
          <li key={id}>
            <Link
              to="/$"
              params={{ _splat: url.replace(/^\//, '') }}
              className={classes.title ?? ''}
              dir="auto"
            >
              {title}
            </Link>
            <p className={classes.detail}>
              {rich(messages.by, { label, when: <time dateTime={at}>{moment(new Date(at))}</time> })}
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
