import type { ReactNode } from 'react';
import classes from './gallery.module.css';

export interface SectionProps {
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}

/** One chapter of the gallery, reachable by its anchor. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.sectionTitle}>
        {title}
      </h2>
      <p className={classes.sectionNote}>{note}</p>
      <div className={classes.specimens}>{children}</div>
    </section>
  );
}

/** A named example inside a section. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={classes.specimenTitle}>{title}</h3>
      {children}
    </div>
  );
}

/** Things side by side, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
