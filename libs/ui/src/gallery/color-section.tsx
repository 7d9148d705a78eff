import { useComputedColorScheme } from '@mantine/core';
import { BrandMark } from '../brand/brand-mark';
import { contrastRatio } from '../tokens/contrast';
import { tokens, type PaletteName } from '../tokens/tokens';
import classes from './gallery.module.css';
import { Row, Section, Specimen } from './section';

const ramps: Record<PaletteName, string> = {
  purple: 'Purple, the house colour',
  live: 'Live and success',
  danger: 'Danger',
  warmth: 'Warmth: claps and highlights',
  gray: 'Grey of the light scheme',
  dusk: 'Grey of the dark scheme',
};

function Ramp({ steps }: { steps: readonly string[] }) {
  return (
    <div className={classes.ramp}>
      {steps.map((color, step) => (
        <div
          key={color}
          className={classes.step}
          title={color}
          style={{
            backgroundColor: color,
            color: contrastRatio(color, '#FFFFFF') >= 4.5 ? '#FFFFFF' : tokens.colors.light.text,
          }}
        >
          {step}
        </div>
      ))}
    </div>
  );
}

function Roles() {
  const colors = tokens.colors[useComputedColorScheme('light')];
  return (
    <div className={classes.roles}>
      {Object.entries(colors).map(([name, value]) => (
        <div key={name} className={classes.role}>
          <span className={classes.chip} style={{ backgroundColor: value }} />
          <span>
            {name}
            <br />
            <code>{value}</code>
          </span>
        </div>
      ))}
    </div>
  );
}

export function ColorSection() {
  return (
    <Section
      id="colour"
      title="Brand and colour"
      note="One purple, used sparingly; warmth where people applaud; colour in the console only for state."
    >
      <Specimen title="Brand mark">
        <Row>
          <BrandMark size={64} />
          <BrandMark size={36} withName />
          <BrandMark size={24} withName />
          <BrandMark size={16} />
        </Row>
      </Specimen>
      <Specimen title="Roles in the current scheme">
        <Roles />
      </Specimen>
      <Specimen title="Scales">
        <div className={classes.pair}>
          {Object.entries(ramps).map(([name, title]) => (
            <div key={name}>
              <p className={classes.specimenTitle}>{title}</p>
              <Ramp steps={tokens.palette[name as PaletteName]} />
            </div>
          ))}
        </div>
      </Specimen>
    </Section>
  );
}
