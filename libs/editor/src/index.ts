export * from './docking/writing-frame';
export * from './is-android';
export * from './mentions/mention-options';
export * from './text-editor';
export * from './text-editor.types';
export { mediaFolders, mediaKindOf } from './uploads/media-rules';
