export { FileDomain, type FileDomainSource } from './domains/file-domain';
export { INSPECTION_TERMS } from './inspection/inspections';
export { ObjectStore } from './object-store/object-store.port';
export { PartFiles } from './object-store/part-files';
export { isAddressOf } from './own-files/address-of';
export { OwnFilesService, type TakenFiles } from './own-files/own-files.service';
export { UploadsModule } from './uploads.module';
export { UploadSweeper } from './sweep/upload-sweeper';
export { createUploadsRouter } from './staff/uploads.router';
