/** What lets files be chosen, sends them and shows them: one of these is never there without the others. */
export { AttachedFiles } from './attached-files';
export { Attachments } from './attachments';
export { chooseFiles } from './choose-files';
export { sendFile } from './send-file';
export { UnsentFiles } from './unsent-files';
