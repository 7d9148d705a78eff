import classes from './block-heading.module.css';

interface BlockHeadingProps {
  readonly id?: string;
  readonly heading: string;
  readonly text?: string;
  /** Where nothing stands above: it is the page's title. */
  readonly isFirst?: boolean;
}

/** What stands above a list. */
export function BlockHeading({ id, heading, text = '', isFirst = false }: BlockHeadingProps) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className={classes.root}>
      <Heading id={id} className={isFirst ? classes.title : classes.heading}>
        {heading}
      </Heading>
      {text !== '' && <p className={classes.text}>{text}</p>}
    </div>
  );
}
