/** What the library opens over a screen, in one file that comes when the first of it is asked for. */
export { AddPictureDrawer } from './add-picture-drawer';
export { PictureChooser } from './picture-chooser';
export { PictureForm } from './picture-form';
