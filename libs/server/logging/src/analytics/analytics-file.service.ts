import { Injectable } from '@nestjs/common';
import {
  activityFeatureLabels,
  type ActivityFigures,
  type AnalyticsFile,
  type AnalyticsFileQuestion,
  analyticsFileSchema,
  type FunnelStep,
  userActionLabels,
} from '@lyceum/contracts/logging';
import { type Actor, assertCan, parseInput } from '@lyceum/kernel';
import { stringify } from 'csv-stringify/sync';
import { AnalyticsService } from './analytics.service';

type Cell = string | number;

const figureHeads = ['Users', 'Visits', 'Actions', 'Minutes on pages'];
const headsWithPrevious = [...figureHeads, ...figureHeads.map((head) => `${head}, period before`)];

const labels: Readonly<Record<string, string>> = { ...activityFeatureLabels, ...userActionLabels };

/** Reports of the analytics as CSV: the numbers the screens show. */
@Injectable()
export class AnalyticsFileService {
  constructor(private readonly analytics: AnalyticsService) {}

  /** A report as a file: UTF-8 with a mark that Excel looks for; what a table could take for a formula is quoted. */
  async file(actor: Actor, input: AnalyticsFileQuestion): Promise<AnalyticsFile> {
    assertCan(actor, 'analytics.read');
    const question = parseInput(analyticsFileSchema, input);
    const rows = await this.rowsOf(actor, question);
    return {
      fileName: `analytics-${question.report}-${question.from}-to-${question.to}.csv`,
      csv: stringify(rows, { bom: true, escape_formulas: true }),
    };
  }

  private async rowsOf(actor: Actor, question: AnalyticsFileQuestion): Promise<Cell[][]> {
    const { report } = question;
    if (report === 'retention') return this.retention(actor, question);
    if (report === 'funnel') return this.funnel(actor, question, question.steps ?? []);
    if (report === 'devices') return this.devices(actor, question);
    if (report === 'overview') {
      const { days } = await this.analytics.overview(actor, question);
      return [
        ['Day', ...headsWithPrevious],
        ...days.map((row) => [row.day, ...cells(row), ...cells(row.previous)]),
      ];
    }
    const use = await this.analytics.features(actor, question);
    const head = report === 'types' ? 'Type of action' : 'Feature';
    return [[head, ...headsWithPrevious], ...breakdown(use[report])];
  }

  private async retention(actor: Actor, question: AnalyticsFileQuestion): Promise<Cell[][]> {
    const { cohorts } = await this.analytics.retention(actor, question);
    const weeks = Math.max(0, ...cohorts.map(({ returned }) => returned.length));
    const heads = Array.from({ length: weeks }, (_, index) => `Week ${String(index)}`);
    return [
      ['Week of', 'New users', ...heads],
      ...cohorts.map((row) => [row.week, row.users, ...row.returned]),
    ];
  }

  private async funnel(
    actor: Actor,
    question: AnalyticsFileQuestion,
    steps: FunnelStep[],
  ): Promise<Cell[][]> {
    const funnel = await this.analytics.funnel(actor, { ...question, steps });
    const rows = funnel.steps.map(({ users, previousUsers }, index) => [
      index + 1,
      nameOf(steps[index] ?? {}),
      users,
      previousUsers,
    ]);
    return [['Step', 'What', 'Users', 'Users, period before'], ...rows];
  }

  private async devices(actor: Actor, question: AnalyticsFileQuestion): Promise<Cell[][]> {
    const { browser, os, platform } = await this.analytics.devices(actor, question);
    const kinds = [
      ['Browser', browser],
      ['System', os],
      ['Platform', platform],
    ] as const;
    const rows = kinds.flatMap(([kind, used]) => breakdown(used).map((row) => [kind, ...row]));
    return [['Kind', 'Name', ...headsWithPrevious], ...rows];
  }
}

function cells({ users, sessions, actions, minutes }: ActivityFigures): Cell[] {
  return [users, sessions, actions, minutes];
}

function breakdown(
  rows: readonly ({ key: string; previous: ActivityFigures } & ActivityFigures)[],
): Cell[][] {
  return rows.map((row) => [labels[row.key] ?? row.key, ...cells(row), ...cells(row.previous)]);
}

function nameOf({ actionType, feature }: FunnelStep): string {
  const names = [actionType && userActionLabels[actionType], feature && activityFeatureLabels[feature]];
  return names.filter(Boolean).join(' in ') || 'Anything';
}
