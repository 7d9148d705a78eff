import type { ReactNode } from 'react';
import classes from './page.module.css';

export interface PageProps {
  children: ReactNode;
  /** `reading` 720 px for text, `content` 1080 (default), `wide` 1360 for tables, `full` without a limit. */
  width?: 'reading' | 'content' | 'wide' | 'full';
}

/** The content column of a screen. It is a plain block: the shell owns the `main` landmark. */
export function Page({ children, width = 'content' }: PageProps) {
  return <div className={`${classes.root} ${classes[width] ?? ''}`}>{children}</div>;
}
