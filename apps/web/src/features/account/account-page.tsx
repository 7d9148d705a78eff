import { useBrandName } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './account-page.module.css';
import { Archway } from './archway';

interface AccountPageProps {
  readonly title: string;
  /** One line under the title. */
  readonly lead: ReactNode;
  /** The form. */
  readonly children?: ReactNode;
  /** Set where the page follows another step of the same screen: its heading then takes the focus. */
  readonly isNextStep?: boolean;
  /** Leads those who came to the wrong form to the right one. */
  readonly otherWay?: ReactNode;
}

/** The frame of the account forms: the form first, a drawing beside it where there is room. */
export function AccountPage(props: AccountPageProps) {
  const brandName = useBrandName();
  const { title, lead, children, otherWay, isNextStep = false } = props;
  useDocumentTitle(`${title} · ${brandName}`);
  return (
    <div className={classes.root}>
      <div className={classes.form}>
        <StepTitle title={title} isNextStep={isNextStep} />
        <p className={classes.lead}>{lead}</p>
        {children}
        {otherWay !== undefined && <div className={classes.other}>{otherWay}</div>}
      </div>
      <div className={classes.picture}>
        <Archway />
      </div>
    </div>
  );
}

interface StepTitleProps {
  readonly title: string;
  readonly isNextStep: boolean;
}

/** The heading takes the focus when a screen goes on to its next step, so that a screen reader reads it. */
function StepTitle({ title, isNextStep }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isNextStep ? null : title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className={classes.title}>
      {title}
    </h1>
  );
}
