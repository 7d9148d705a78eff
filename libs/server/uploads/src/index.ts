export { FileDomain, type FileDomainSource } from './domains/file-domain';
export { ObjectStore } from './object-store/object-store.port';
export { PartFiles } from './object-store/part-files';
export { OwnFilesService, type TakenFiles } from './own-files/own-files.service';
export { UploadsModule } from './uploads.module';
export { UploadSweeper } from './sweep/upload-sweeper';
export { StaffFilesReader } from './staff/staff-files.reader';
export { StaffFilesService } from './staff/staff-files.service';
export { createUploadsRouter } from './staff/uploads.router';
