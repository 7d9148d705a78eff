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

/** What somebody shows of themselves is told whole with what stands around it. */
const wholeAround: readonly ModerationTargetType[] = ['PROFILE', 'PROFILE_NAME'];

/** What a case is about, among what stands around it. */
export function CaseText({ found }: { readonly found: StaffCase }) {
  const { kind, title, preview, context, targetType } = found;
  const around = (before: boolean) => context.filter(({ place }) => (place !== 'BELOW') === before);
  const isTold = wholeAround.includes(targetType) && context.length > 0;
  return (
    <DetailSection title={kind === 'ALERT' ? 'What happened' : 'What it says'}>
      {around(true).map((one) => (
        <SurroundingText key={one.place} one={one} of={targetType} isAll={context.length === 1} />
      ))}
      {!isTold && <blockquote className={classes.text}>{preview || title}</blockquote>}
      {around(false).map((one) => (
        <SurroundingText key={one.place} one={one} of={targetType} />
      ))}
    </DetailSection>
  );
}

interface SurroundingTextProps {
  readonly one: Surrounding;
  readonly of: ModerationTargetType;
  /** Whether there is nothing else around it. */
  readonly isAll?: boolean;
}

function SurroundingText({ one, of, isAll = false }: SurroundingTextProps) {
  const { title, text, state, author, createdAt } = one;
  const words = placeWords(one, of, isAll);
  return (
    <section className={classes.around} aria-label={words}>
      <p className={classes.aroundHead}>
        {words} <PersonLink {...author} /> <TimeValue at={createdAt} />{' '}
        {state !== null && <StateBadge tone="off">{state}</StateBadge>}
      </p>
      {title !== null && <p className={classes.aroundTitle}>{title}</p>}
      {text === null ? (
        <p className={classes.note}>Nobody can read it any more.</p>
      ) : of === 'PROFILE' && /^\/(?:files|avatars)\//.test(text) ? (
        <img className={classes.picture} src={text} alt={`${words} ${author.name}`} />
      ) : (
        <Spoiler maxHeight={shownHeight} showLabel="Show all of it" hideLabel="Show less">
          <blockquote className={classes.aroundText}>{text}</blockquote>
        </Spoiler>
      )}
    </section>
  );
}

/** Before the name of who wrote it. */
function placeWords({ place, state }: Surrounding, of: ModerationTargetType, isAll: boolean): string {
  if (wholeAround.includes(of)) {
    if (place === 'BELOW') return 'As it is now, of';
    return isAll && state === null ? 'As it was reported and still is, of' : 'As it was reported, of';
  }
  if (place === 'START') return of === 'CONVERSATION_REPLY' ? 'The conversation, by' : 'The thread, by';
  if (place === 'ABOVE') return of === 'COMMENT' ? 'It answers' : 'Above it,';
  return of === 'THREAD' || of === 'CONVERSATION' ? 'The first reply, by' : 'Below it,';
}
