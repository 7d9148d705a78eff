import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './account-page.module.css';
import { Archway } from './archway';

interface AccountPageProps {
  readonly title: string;
  readonly brandName: string;
  /** One line under the title. */
  readonly lead: string;
  /** The form. */
  readonly children: ReactNode;
  /** Leads those who came to the wrong form to the right one. */
  readonly otherWay: ReactNode;
}

/** The frame of the account forms: the form first, a drawing beside it where there is room. */
export function AccountPage({ title, brandName, lead, children, otherWay }: AccountPageProps) {
  useDocumentTitle(`${title} · ${brandName}`);
  return (
    <div className={classes.root}>
      <div className={classes.form}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {children}
        <p className={classes.other}>{otherWay}</p>
      </div>
      <div className={classes.picture}>
        <Archway />
      </div>
    </div>
  );
}
