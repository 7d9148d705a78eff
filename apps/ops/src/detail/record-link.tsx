import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sectionsOf } from '../app/navigation';
import { useMay } from '../app/use-may';
import classes from '../layout/record-link.module.css';

interface RecordLinkProps {
  /** As the audit log names records: `promoCode` and its id. */
  readonly type: string;
  readonly id: string;
  readonly children: ReactNode;
}

/** What stands for a record, and the way to its page where a section the reader may enter has one. */
export function RecordLink({ type, id, children }: RecordLinkProps) {
  const may = useMay();
  const section = sectionsOf(useRouter()).find(({ records }) => records === type);
  if (!section || !may(section.requires)) return children;
  return (
    <Link to={pathOf(section.path, id)} className={classes.link}>
      {children}
    </Link>
  );
}

const pathOf = (section: string, id: string): string => `${section}/${id}`;
