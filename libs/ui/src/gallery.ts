export { UiKitGallery } from './gallery/ui-kit-gallery';
