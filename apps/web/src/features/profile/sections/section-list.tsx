import { SectionCard, TextSkeleton } from '@lyceum/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { profileSections } from './profile-sections';
import classes from './section-list.module.css';
import type { Section, SectionProps } from './section';

interface SectionListProps extends SectionProps {
  readonly place: Section['place'];
  readonly sections?: readonly Section[];
}

/** A part is asked for before it is seen, by so many pixels. */
const ahead = 400;

/** The sections of one place, each asked for when the reader comes near it. */
export function SectionList({ place, sections = profileSections, ...props }: SectionListProps) {
  return sections
    .filter((section) => section.place === place && isShown(section, props))
    .map((section) => <NearSection key={section.title()} section={section} {...props} />);
}

const isShown = ({ ofPage }: Section, { person, isPreview = false }: SectionProps): boolean =>
  ofPage ? ofPage(person) : !isPreview;

/** On its way to the reader: not asked for, asked for, and there, with what it shows or without anything. */
type Stage = 'far' | 'near' | 'there';

/** Says of itself that it waits, so that what is below is shown where it stays (profile-screen.module.css). */
function NearSection({ section: { title, Part }, ...props }: SectionProps & { readonly section: Section }) {
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('far');
  useEffect(() => {
    if (!place.current || stage === 'there') return undefined;
    return stage === 'far'
      ? onceNear(place.current, () => setStage('near'))
      : onceThere(place.current, () => setStage('there'));
  }, [stage]);
  const waiting = (
    <SectionCard title={title()}>
      <TextSkeleton lines={3} />
    </SectionCard>
  );
  return (
    <div
      ref={place}
      className={stage === 'far' ? undefined : classes.section}
      data-waiting={stage === 'there' ? undefined : true}
    >
      {stage === 'far' ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      )}
    </div>
  );
}

function onceNear(place: HTMLElement, tell: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
    },
    // What is above is near: who comes back to where they were sees what is below it.
    { rootMargin: `1000000px 0px ${String(ahead)}px` },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

/** There is nothing in it any more that says it loads. */
function onceThere(place: HTMLElement, tell: () => void): () => void {
  const look = (): void => {
    if (!place.querySelector('[aria-busy="true"]')) tell();
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  look();
  return () => observer.disconnect();
}
