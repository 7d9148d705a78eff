import { CONFIG, type Config, OutgoingCalls } from '@lyceum/kernel';
import { Module } from '@nestjs/common';
import { BeginUploadService } from './begin/begin-upload.service';
import { ReceiveFileService } from './begin/receive-file.service';
import { CompleteUploadService } from './complete/complete-upload.service';
import { FileDomains } from './domains/file-domains';
import { ErasedFilesProcessor } from './erase/erased-files.processor';
import { UploadsPersonalData } from './erase/uploads.personal-data';
import { DocumentLinksService } from './files/document-links.service';
import { FileController } from './files/file.controller';
import { FileService } from './files/file.service';
import { FilmParts } from './films/film-parts';
import { chooseObjectStore } from './object-store/choose-object-store';
import { LocalObjectStore } from './object-store/local-object-store';
import { ObjectStore } from './object-store/object-store.port';
import { PartFiles } from './object-store/part-files';
import { INSPECTION_TERMS, Inspections, inspectionTerms } from './inspection/inspections';
import { KeptFilesService } from './kept-files/kept-files.service';
import { OwnFilesService } from './own-files/own-files.service';
import { StaffFilesReader } from './staff/staff-files.reader';
import { StaffFilesService } from './staff/staff-files.service';
import { UploadRecords } from './staff/upload.records';
import { UploadsTableSource } from './staff/uploads.table-source';
import { UploadSweeper } from './sweep/upload-sweeper';
import { UploadController } from './upload.controller';

/** Files people send: announced, sent, checked, kept, served and forgotten. */
@Module({
  controllers: [FileController, UploadController],
  providers: [
    BeginUploadService,
    CompleteUploadService,
    DocumentLinksService,
    ErasedFilesProcessor,
    FileDomains,
    FileService,
    FilmParts,
    { provide: INSPECTION_TERMS, useValue: inspectionTerms },
    Inspections,
    KeptFilesService,
    LocalObjectStore,
    {
      provide: ObjectStore,
      useFactory: (config: Config, local: LocalObjectStore, calls: OutgoingCalls) =>
        chooseObjectStore(config, local, calls),
      inject: [CONFIG, LocalObjectStore, OutgoingCalls],
    },
    OwnFilesService,
    PartFiles,
    ReceiveFileService,
    StaffFilesReader,
    StaffFilesService,
    UploadRecords,
    UploadsPersonalData,
    UploadsTableSource,
    UploadSweeper,
  ],
  exports: [DocumentLinksService, FilmParts, KeptFilesService, OwnFilesService],
})
export class UploadsModule {}
