import { tokens } from '../tokens/tokens';
import classes from './gallery.module.css';
import { Row, Section, Specimen } from './section';

export function ShapeSection() {
  const { space, radius, motion } = tokens;
  return (
    <Section
      id="shape"
      title="Space, shape and motion"
      note="A 4 px grid, borders before shadows, and movement that is over before you notice it."
    >
      <div className={classes.pair}>
        <Specimen title="Space">
          <div className={classes.bars}>
            {Object.entries(space).map(([name, px]) => (
              <Row key={name}>
                <span style={{ width: 72, fontSize: '0.8125rem' }}>
                  {name} {px}
                </span>
                <span className={classes.bar} style={{ width: px }} />
              </Row>
            ))}
          </div>
        </Specimen>
        <Specimen title="Corners">
          <Row>
            {Object.entries(radius).map(([name, px]) => (
              <span key={name} className={classes.corner} style={{ borderRadius: px }}>
                {name} {px === radius.full ? '' : px}
              </span>
            ))}
          </Row>
        </Specimen>
        <Specimen title="Motion (point at a track; still with reduced motion)">
          <div className={classes.bars}>
            {(['quick', 'steady', 'gentle', 'slide'] as const).map((name) => (
              <Row key={name}>
                <span style={{ width: 72, fontSize: '0.8125rem' }}>
                  {name} {motion[name]}
                </span>
                <span className={classes.mover} style={{ flex: 1 }}>
                  <span
                    className={classes.moverDot}
                    style={{ display: 'block', transitionDuration: `${motion[name]}ms` }}
                  />
                </span>
              </Row>
            ))}
          </div>
        </Specimen>
      </div>
    </Section>
  );
}
