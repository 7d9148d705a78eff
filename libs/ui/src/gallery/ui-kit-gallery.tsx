import { Page } from '../layout/page';
import { PageTitle } from '../layout/page-title';

/** Every component of the design system on one page. */
export function UiKitGallery() {
  return (
    <Page width="wide">
      <PageTitle title="UI kit" description="Every component of the design system." />
    </Page>
  );
}
