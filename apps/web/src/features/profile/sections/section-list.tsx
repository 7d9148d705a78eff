import { SectionCard, TextSkeleton } from '@lyceum/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { profileSections } from './profile-sections';
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
    .filter((section) => section.place === place && (section.isOfPage === true || props.isPreview !== true))
    .map((section) => <NearSection key={section.title()} section={section} {...props} />);
}

function NearSection({ section: { title, Part }, ...props }: SectionProps & { readonly section: Section }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${String(ahead)}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  const waiting = (
    <SectionCard title={title()}>
      <TextSkeleton lines={3} />
    </SectionCard>
  );
  if (!isNear) return <div ref={place}>{waiting}</div>;
  return (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}
