import type { ModerationTargetType, StaffCase } from '@lyceum/contracts/moderation';
import { Spoiler } from '@mantine/core';
import { DetailSection } from '../../detail/detail-section';
import { PersonLink } from '../../layout/person-link';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import classes from './case.module.css';

type Surrounding = StaffCase['context'][number];

/** Height of a text that is shown in full. */
const shownHeight = 132;

/** What a case is about, among what stands around it. */
export function CaseText({ found }: { readonly found: StaffCase }) {
  const { kind, title, preview, context } = found;
  const around = (before: boolean) => context.filter(({ place }) => (place !== 'BELOW') === before);
  return (
    <DetailSection title={kind === 'ALERT' ? 'What happened' : 'What it says'}>
      {around(true).map((one) => (
        <SurroundingText key={one.place} one={one} of={found.targetType} />
      ))}
      <blockquote className={classes.text}>{preview || title}</blockquote>
      {around(false).map((one) => (
        <SurroundingText key={one.place} one={one} of={found.targetType} />
      ))}
    </DetailSection>
  );
}

function SurroundingText({ one, of }: { readonly one: Surrounding; readonly of: ModerationTargetType }) {
  const { title, text, state, author, createdAt } = one;
  return (
    <section className={classes.around} aria-label={placeWords(one, of)}>
      <p className={classes.aroundHead}>
        {placeWords(one, of)} <PersonLink {...author} /> <TimeValue at={createdAt} />{' '}
        {state !== null && <StateBadge tone="off">{state}</StateBadge>}
      </p>
      {title !== null && <p className={classes.aroundTitle}>{title}</p>}
      {text === null ? (
        <p className={classes.note}>Nobody can read it any more.</p>
      ) : of === 'PROFILE' && /^\/(?:files|avatars)\//.test(text) ? (
        <img className={classes.picture} src={text} alt={`${placeWords(one, of)} ${author.name}`} />
      ) : (
        <Spoiler maxHeight={shownHeight} showLabel="Show all of it" hideLabel="Show less">
          <blockquote className={classes.aroundText}>{text}</blockquote>
        </Spoiler>
      )}
    </section>
  );
}

/** Before the name of who wrote it. */
function placeWords({ place }: Surrounding, of: ModerationTargetType): string {
  if (of === 'PROFILE' || of === 'PROFILE_NAME')
    return place === 'BELOW' ? 'As it is now, of' : 'As it was reported, of';
  if (place === 'START') return of === 'CONVERSATION_REPLY' ? 'The conversation, by' : 'The thread, by';
  if (place === 'ABOVE') return of === 'COMMENT' ? 'It answers' : 'Above it,';
  return of === 'THREAD' || of === 'CONVERSATION' ? 'The first reply, by' : 'Below it,';
}
