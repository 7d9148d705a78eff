import { type FunnelStep, loggingLimits } from '@lyceum/contracts/logging';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../app/trpc';
import { formatNumber } from '../../layout/formats';
import { type AnalyticsView, rangeOf } from './analytics-search';
import classes from './analytics.module.css';
import { changeText, shareText } from './figure-words';
import { FunnelStepEditor } from './funnel-step-editor';
import { ReportState } from '../../charts/report-state';

/** How many people go through steps in an order of one's choice. A step counts on the day of the one before or later. */
export function FunnelReport({ search, onSearch }: AnalyticsView) {
  const { steps, compare } = search;
  const answer = trpc.analytics.funnel.useQuery(
    { ...rangeOf(search), steps },
    { placeholderData: keepPreviousData },
  );
  const replace = (index: number, step: FunnelStep | null): void =>
    onSearch({ steps: steps.flatMap((one, at) => (at === index ? (step ?? []) : one)) });
  return (
    <ReportState answer={answer}>
      {(funnel) => {
        const first = funnel.steps[0]?.users ?? 0;
        return (
          <>
            <p className={classes.hint}>
              People who did the first step, then the second on the same day or later, and so on.
            </p>
            <ol className={classes.funnel} aria-label="Funnel">
              {steps.map((step, index) => {
                const { users = 0, previousUsers = 0 } = funnel.steps[index] ?? {};
                return (
                  <li key={index} className={classes.step}>
                    <FunnelStepEditor
                      number={index + 1}
                      step={step}
                      onChange={(next) => replace(index, next)}
                      onRemove={steps.length > 2 ? () => replace(index, null) : null}
                    />
                    <div className={classes.stepFigures}>
                      <strong>{formatNumber(users)} users</strong>
                      <span>{shareText(users, first)} of the first step</span>
                      {compare && <span className={classes.change}>{changeText(users, previousUsers)}</span>}
                    </div>
                    <progress className={classes.bar} max={Math.max(first, 1)} value={users} aria-hidden />
                  </li>
                );
              })}
            </ol>
            {steps.length < loggingLimits.funnelSteps && (
              <Button
                size="xs"
                variant="default"
                className={classes.add}
                leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
                onClick={() => onSearch({ steps: [...steps, {}] })}
              >
                Add a step
              </Button>
            )}
          </>
        );
      }}
    </ReportState>
  );
}
