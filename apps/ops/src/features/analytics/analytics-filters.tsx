import {
  type ActivityFeature,
  activityFeatureLabels,
  activityFeatures,
  type UserActionType,
  userActionLabels,
  userActionTypes,
} from '@lyceum/contracts/logging';
import { Button, Select, Switch, TextInput } from '@mantine/core';
import { type AnalyticsView, lastDays, lastMonth, rangeOf, spans, thisMonth } from './analytics-search';
import classes from './analytics.module.css';

const features = activityFeatures.map((value) => ({ value, label: activityFeatureLabels[value] }));
const types = userActionTypes.map((value) => ({ value, label: userActionLabels[value] }));

/** The range with its comparison, and what is counted in the reports that can be narrowed down. */
export function AnalyticsFilters({ search, onSearch }: AnalyticsView) {
  const range = rangeOf(search);
  const isNarrowed = search.report === 'overview' || search.report === 'features';
  return (
    <div className={classes.filters} role="group" aria-label="What is counted">
      <Spans search={search} onSearch={onSearch} />
      <TextInput
        type="date"
        size="xs"
        aria-label="First day"
        value={range.from}
        max={range.to}
        onChange={({ currentTarget: { value } }) => value && onSearch({ from: value, to: range.to })}
      />
      <TextInput
        type="date"
        size="xs"
        aria-label="Last day"
        value={range.to}
        min={range.from}
        onChange={({ currentTarget: { value } }) => value && onSearch({ from: range.from, to: value })}
      />
      {/* They wrap together. */}
      <div className={classes.choices}>
        {search.report !== 'retention' && (
          <Switch
            size="xs"
            label="Compare with the days before"
            checked={search.compare}
            onChange={({ currentTarget: { checked } }) => onSearch({ compare: checked })}
          />
        )}
        {isNarrowed && <Narrowing search={search} onSearch={onSearch} />}
      </div>
    </div>
  );
}

/** The spans asked for most: so many days until today, and months. */
const presets = () => [
  ...spans.map((days) => ({
    label: days === 365 ? '1 year' : `${String(days)} days`,
    ...lastDays(days),
  })),
  { label: 'This month', ...thisMonth() },
  { label: 'Last month', ...lastMonth() },
];

function Spans({ search, onSearch }: AnalyticsView) {
  const range = rangeOf(search);
  return (
    <div className={classes.spans}>
      {presets().map(({ label, from, to }) => {
        const isChosen = from === range.from && to === range.to;
        return (
          <Button
            key={label}
            size="xs"
            variant={isChosen ? 'light' : 'default'}
            aria-pressed={isChosen}
            onClick={() => onSearch({ from, to })}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

/** Which area of the product, and which doings. */
function Narrowing({ search, onSearch }: AnalyticsView) {
  return (
    <>
      <Select
        size="xs"
        w={136}
        aria-label="Area"
        placeholder="Every area"
        data={features}
        value={search.feature ?? null}
        onChange={(feature) => onSearch({ feature: (feature as ActivityFeature | null) ?? undefined })}
        clearable
        searchable
      />
      <Select
        size="xs"
        w={136}
        aria-label="Type of action"
        placeholder="Every action"
        data={types}
        value={search.type ?? null}
        onChange={(type) => onSearch({ type: (type as UserActionType | null) ?? undefined })}
        clearable
        searchable
      />
    </>
  );
}
