import { Module } from '@nestjs/common';
import { BeginUploadService } from './begin/begin-upload.service';
import { ReceiveFileService } from './begin/receive-file.service';
import { CompleteUploadService } from './complete/complete-upload.service';
import { ErasedFilesProcessor } from './erase/erased-files.processor';
import { UploadsPersonalData } from './erase/uploads.personal-data';
import { FileController } from './files/file.controller';
import { FileService } from './files/file.service';
import { objectStoreProviders } from './object-store/object-store.providers';
import { OwnFilesService } from './own-files/own-files.service';
import { StaffFilesReader } from './staff/staff-files.reader';
import { StaffFilesService } from './staff/staff-files.service';
import { UploadsTableSource } from './staff/uploads.table-source';
import { UploadSweeper } from './sweep/upload-sweeper';
import { UploadController } from './upload.controller';

/** Files people send: announced, sent, checked, kept, served and forgotten. */
@Module({
  controllers: [FileController, UploadController],
  providers: [
    ...objectStoreProviders,
    BeginUploadService,
    CompleteUploadService,
    ErasedFilesProcessor,
    FileService,
    OwnFilesService,
    ReceiveFileService,
    StaffFilesReader,
    StaffFilesService,
    UploadsPersonalData,
    UploadsTableSource,
    UploadSweeper,
  ],
  exports: [OwnFilesService, StaffFilesReader, StaffFilesService],
})
export class UploadsModule {}
