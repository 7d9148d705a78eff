// What table-tools.tsx fetches: one file for all of it, as a list has most of it.
export { OpenAddFilter } from './open-add-filter';
export { OpenColumnChooser } from './open-column-chooser';
export { OpenExportMenu } from './open-export-menu';
export { OpenFilter } from './open-filter';
export { OpenLostView } from './open-lost-view';
export { OpenSaveView } from './open-save-view';
export { OpenViewMenu } from './open-view-menu';
