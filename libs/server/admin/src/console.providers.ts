import { TableExportController } from './tables/table-export.controller';
import { TableExportService } from './tables/table-export.service';
import { SavedViewPersonalData } from './views/saved-view.personal-data';
import { SavedViewService } from './views/saved-view.service';

/** What every table of the console has: files of it, and views of it that people save. */
export const consoleProviders = [SavedViewPersonalData, SavedViewService, TableExportService];

export const consoleControllers = [TableExportController];
