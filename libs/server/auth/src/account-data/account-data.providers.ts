import { AccountDataController } from './account-data.controller';
import { AccountDeletionService } from './account-deletion.service';
import { AccountEraser } from './account-eraser';
import { AccountPersonalData } from './account.personal-data';
import { DataExportService } from './data-export.service';
import { DeletionMailService } from './deletion-mail.service';
import { DeletionProcessor } from './deletion.processor';

export const accountDataControllers = [AccountDataController];

export const accountDataProviders = [
  AccountDeletionService,
  AccountEraser,
  AccountPersonalData,
  DataExportService,
  DeletionMailService,
  DeletionProcessor,
];
