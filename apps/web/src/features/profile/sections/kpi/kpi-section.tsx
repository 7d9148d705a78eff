import { numberFormat } from '@lyceum/contracts/messages';
import { lazyPart } from '@lyceum/shell';
import { SectionCard, TextSkeleton } from '@lyceum/ui';
import { execute, graphqlQueryOptions, SeeKpiDocument } from '@lyceum/web-graphql';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconSparkles } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useState } from 'react';
import { type Profile, profileCall } from '../../profile-query';
import { PartPrivacy } from '../part-privacy';
import type { SectionProps } from '../section';
import classes from './kpi.module.css';
import * as messages from './kpi.messages';
import { useCountUp } from './use-count-up';

const KpiLedger = lazyPart(() => import('./kpi-ledger').then((it) => it.KpiLedger));

const inWords = numberFormat({});

/** Somebody's points; a click shows where each of them comes from (checklist line 155). Nothing where they are not for the reader. */
export function KpiSection({ person, isOwn, isPreview = false }: SectionProps) {
  const { kpi } = person;
  if (!kpi) return null;
  return (
    <SectionCard title={messages.points()}>
      {isPreview ? (
        <p className={classes.count}>{inWords(kpi.totalKpi)}</p>
      ) : (
        <Points person={person} kpi={kpi} isOwn={isOwn} />
      )}
    </SectionCard>
  );
}

interface PointsProps extends Omit<SectionProps, 'isPreview'> {
  readonly kpi: NonNullable<Profile['kpi']>;
}

function Points({ person, kpi, isOwn }: PointsProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { totalKpi } = kpi;
  const count = useSeenPoints(person, kpi);
  return (
    <div className={classes.root}>
      <UnstyledButton
        className={classes.number ?? ''}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen((now) => !now)}
      >
        <IconSparkles className={classes.spark} size={26} stroke={1.75} aria-hidden />
        <span className={classes.count} aria-hidden>
          {inWords(count)}
        </span>
        <span className={classes.hint}>
          <VisuallyHidden>{messages.pointsCount({ count: totalKpi })}. </VisuallyHidden>
          {isOpen ? messages.hideList() : messages.whereFrom()}
          <IconChevronDown size={16} data-open={isOpen} aria-hidden />
        </span>
      </UnstyledButton>
      <div id={listId} className={classes.list} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<TextSkeleton label={messages.loading()} />}>
            <KpiLedger person={person} isOwn={isOwn} />
          </Suspense>
        )}
      </div>
      {isOwn && <PartPrivacy name="kpi" what={messages.points()} person={person} />}
    </div>
  );
}

/** The number its owner sees count up from what they last saw; then it is noted that they have, of which they hear nothing. */
function useSeenPoints({ id }: Profile, { totalKpi, totalKpiPre = null }: PointsProps['kpi']): number {
  const queryClient = useQueryClient();
  const { count, isDone } = useCountUp(totalKpiPre ?? totalKpi, totalKpi);
  const isNews = isDone && totalKpiPre !== null && totalKpiPre < totalKpi;
  useEffect(() => {
    if (!isNews) return;
    const { queryKey } = graphqlQueryOptions(...profileCall(id, id));
    const noting = execute(SeeKpiDocument, { userId: id, seen: totalKpi });
    // Not noted, it counts up once more the next time.
    noting.then(
      ({ updateKPI: kpi }) =>
        queryClient.setQueryData<{ getUser: Profile }>(
          queryKey,
          (now) => now && { getUser: { ...now.getUser, kpi } },
        ),
      () => undefined,
    );
  }, [isNews, id, totalKpi, queryClient]);
  return count;
}
