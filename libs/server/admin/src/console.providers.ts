import { NotePersonalData } from './notes/note.personal-data';
import { NoteRecords } from './notes/note.records';
import { NoteService } from './notes/note.service';
import { TableExportController } from './tables/table-export.controller';
import { TableExportService } from './tables/table-export.service';
import { SavedViewPersonalData } from './views/saved-view.personal-data';
import { SavedViewService } from './views/saved-view.service';

/** What every table of the console has, files of it and views that people save, and what staff note about people. */
export const consoleProviders = [
  NotePersonalData,
  NoteRecords,
  NoteService,
  SavedViewPersonalData,
  SavedViewService,
  TableExportService,
];

export const consoleControllers = [TableExportController];
