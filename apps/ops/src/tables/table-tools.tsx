import { onDemand } from '@lyceum/shell';
import type { AddFilterProps } from './open-add-filter';
import type { ColumnChooserProps } from './open-column-chooser';
import type { ExportMenuProps } from './open-export-menu';
import type { FilterPopoverProps } from './open-filter';
import type { LostViewProps } from './open-lost-view';
import type { SaveViewProps } from './open-save-view';
import type { ViewMenuProps } from './open-view-menu';
import {
  AddFilterButton,
  ColumnsButton,
  ExportMenuButton,
  FilterButton,
  LostViewButton,
  SaveViewButton,
  ViewMenuButton,
} from './tool-buttons';

// What opens over a list, each behind its button: a list is read without them.

/** The filters that are not shown, by name. */
export const AddFilter = onDemand<AddFilterProps>(
  ({ onClick }) => <AddFilterButton onClick={onClick} />,
  () => import('./open-tools').then((it) => it.OpenAddFilter),
);

/** What one column's filter is set by. */
export const FilterPopover = onDemand<FilterPopoverProps>(
  ({ column, text, onClick }) => <FilterButton column={column} text={text} onClick={onClick} />,
  () => import('./open-tools').then((it) => it.OpenFilter),
);

/** Which columns are shown. */
export const ColumnChooser = onDemand<ColumnChooserProps>(
  ({ onClick }) => <ColumnsButton onClick={onClick} />,
  () => import('./open-tools').then((it) => it.OpenColumnChooser),
);

/** The formats a list is taken out in. */
export const ExportMenu = onDemand<ExportMenuProps>(
  ({ onClick }) => <ExportMenuButton onClick={onClick} />,
  () => import('./open-tools').then((it) => it.OpenExportMenu),
);

/** Names the view that is looked at. */
export const SaveView = onDemand<SaveViewProps>(
  ({ onClick }) => <SaveViewButton onClick={onClick} />,
  () => import('./open-tools').then((it) => it.OpenSaveView),
);

/** What can be done with a saved view. */
export const ViewMenu = onDemand<ViewMenuProps>(
  ({ view: { name }, onClick }) => <ViewMenuButton name={name} onClick={onClick} />,
  () => import('./open-tools').then((it) => it.OpenViewMenu),
);

/** A view that would show other rows than it was saved for says so, and does not open. */
export const LostView = onDemand<LostViewProps>(
  ({ view: { name }, onClick }) => <LostViewButton name={name} onClick={onClick} />,
  () => import('./open-tools').then((it) => it.OpenLostView),
);
