import { isSameOriginPath } from '@lyceum/contracts/common';
import { AchievementIcon, SectionCard } from '@lyceum/ui';
import type { HeldAchievementFragment } from '@lyceum/web-graphql';
import { useId } from 'react';
import { monthInWords } from '../../days';
import { PartPrivacy } from '../part-privacy';
import { PathLink } from '../path-link';
import type { SectionProps } from '../section';
import classes from './achievements.module.css';
import * as messages from './achievements.messages';

/**
 * What somebody has earned by rules and was given by staff (checklist line 146). It comes with the profile; nothing where it is not
 * for the reader.
 */
export function AchievementsSection({ person, isOwn }: SectionProps) {
  const { achievements, userBadges, firstName } = person;
  if (!achievements || !userBadges) return null;
  const isEmpty = achievements.length + userBadges.length === 0;
  return (
    <SectionCard title={messages.achievementsAndBadges()}>
      <div id="achievements" className={classes.root}>
        <Held title={messages.badges()} held={userBadges} isBadge />
        <Held title={messages.achievements()} held={achievements} />
        {isEmpty && (
          <p className={classes.nothing}>
            {isOwn ? messages.noneOfYours() : messages.noneYet({ firstName })}
          </p>
        )}
        {isOwn && <PartPrivacy name="achievements" what={messages.achievementsAndBadges()} person={person} />}
      </div>
    </SectionCard>
  );
}

interface HeldProps {
  readonly title: string;
  readonly held: readonly HeldAchievementFragment[];
  readonly isBadge?: boolean;
}

function Held({ title, held, isBadge = false }: HeldProps) {
  const titleId = useId();
  if (held.length === 0) return null;
  return (
    <div>
      <h3 id={titleId} className={classes.group}>
        {title}
      </h3>
      <ul className={classes.list} aria-labelledby={titleId}>
        {held.map((one) => (
          <li key={one.id} className={classes.one}>
            <span className={isBadge ? `${classes.medal} ${classes.badge}` : classes.medal}>
              <AchievementIcon name={one.iconName} />
            </span>
            <One {...one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function One({ title, description, earnedAt, url = null }: HeldAchievementFragment) {
  return (
    <div>
      <p className={classes.title} dir="auto">
        {title}
      </p>
      <p className={classes.about} dir="auto">
        {description}
      </p>
      <p className={classes.more}>
        <span>{messages.since({ month: monthInWords(earnedAt) })}</span>
        {url !== null && <More url={url} />}
      </p>
    </div>
  );
}

function More({ url }: { readonly url: string }) {
  if (isSameOriginPath(url)) return <PathLink path={url}>{messages.learnMore()}</PathLink>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {messages.learnMore()}
    </a>
  );
}
