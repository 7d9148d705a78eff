import type { CSSProperties } from 'react';
import { tokens } from '../tokens/tokens';
import classes from './gallery.module.css';
import { Section, Specimen } from './section';

const { headings, interface: interfaceType, reading, small } = tokens.type;

const scale: {
  name: string;
  pair: readonly [number, number];
  sample: string;
  style?: CSSProperties;
  serif?: true;
}[] = [
  {
    name: 'Display, Newsreader',
    pair: headings.display,
    sample: 'Write it down before you forget it',
    serif: true,
  },
  { name: 'Large', pair: headings.large, sample: 'Your week in class', style: { fontWeight: 650 } },
  { name: 'Medium', pair: headings.medium, sample: 'Physics with Ms Okafor', style: { fontWeight: 650 } },
  { name: 'Small', pair: headings.small, sample: 'What is due on Friday', style: { fontWeight: 650 } },
  { name: 'Reading', pair: reading, sample: 'The tide takes twelve hours and twenty-five minutes.' },
  { name: 'Interface', pair: interfaceType, sample: 'Save changes, 24 replies, last seen today' },
  { name: 'Small print', pair: small, sample: 'Edited 5 minutes ago' },
];

export function TypeSection() {
  return (
    <Section
      id="type"
      title="Type"
      note="Instrument Sans for everything you operate, Newsreader where somebody speaks to you."
    >
      <div>
        {scale.map(({ name, pair: [size, line], sample, style, serif }) => (
          <div key={name} className={classes.typeRow}>
            <small>
              {name} · {size}/{line}
            </small>
            <div
              className={serif && classes.serif}
              style={{
                fontSize: `min(${size}px, ${size > 40 ? '9.5vw' : '8vw'})`,
                lineHeight: line / size,
                ...style,
              }}
            >
              {sample}
            </div>
          </div>
        ))}
      </div>
      <Specimen title="A paragraph at its best width, with Chinese">
        <p className={classes.reading}>
          The first Lyceum was a grove outside Athens where the teaching happened on foot. You asked a
          question at one end of the covered walk and had, if the company was good, a better question by the
          other. 学而不思则罔， 思而不学则殆。 <a href="#type">Read on</a>.
        </p>
      </Specimen>
    </Section>
  );
}
