import { Button } from '@mantine/core';
import { toast } from '../feedback/toast';
import { EmptyState } from '../states/empty-state';
import { ErrorState } from '../states/error-state';
import { Illustration } from '../states/illustration';
import { CardListSkeleton, ProfileSkeleton, TableSkeleton, TextSkeleton } from '../skeletons/skeletons';
import classes from './gallery.module.css';
import { Row, Section, Specimen } from './section';

export function StateSection() {
  return (
    <>
      <Section
        id="states"
        title="Empty, failed, missing"
        note="Every screen knows what to say when there is nothing to show."
      >
        <div className={classes.pair}>
          <div className={classes.frame}>
            <EmptyState
              title="No threads yet"
              description="Questions and ideas of this community will stand here. Somebody has to be first."
              action={<Button>Start a thread</Button>}
            />
          </div>
          <div className={classes.frame}>
            <EmptyState
              title="Nobody by that name"
              description="Try fewer letters, or search by e‑mail address."
              illustration="search"
              action={<Button variant="default">Clear the search</Button>}
            />
          </div>
          <div className={classes.frame}>
            <ErrorState reference="7f3a-91c2" onRetry={() => toast.info('Trying again')} />
          </div>
        </div>
        <Specimen title="Drawings">
          <Row>
            <Illustration name="shelf" />
            <Illustration name="search" />
            <Illustration name="walk" />
            <Illustration name="broken" />
          </Row>
        </Specimen>
      </Section>
      <Section
        id="skeletons"
        title="Skeletons"
        note="Grey shapes where the content will be, so that nothing jumps."
      >
        <div className={classes.pair}>
          <Specimen title="Text">
            <TextSkeleton lines={5} />
          </Specimen>
          <Specimen title="Profile">
            <ProfileSkeleton />
          </Specimen>
          <Specimen title="Cards">
            <CardListSkeleton cards={2} />
          </Specimen>
          <Specimen title="Table">
            <TableSkeleton rows={5} columns={3} />
          </Specimen>
        </div>
      </Section>
    </>
  );
}
