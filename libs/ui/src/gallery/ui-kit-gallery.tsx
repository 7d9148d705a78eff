import { ColorSchemeToggle } from '../brand/color-scheme-toggle';
import { Page } from '../layout/page';
import { PageTitle } from '../layout/page-title';
import { ActionSection } from './action-section';
import { ColorSection } from './color-section';
import { FeedbackSection } from './feedback-section';
import { FieldSection } from './field-section';
import classes from './gallery.module.css';
import { NavigationSection } from './navigation-section';
import { PeopleSection } from './people-section';
import { SchemeSection } from './scheme-section';
import { ShapeSection } from './shape-section';
import { StateSection } from './state-section';
import { TableSection } from './table-section';
import { TypeSection } from './type-section';

const contents = [
  ['colour', 'Colour'],
  ['type', 'Type'],
  ['shape', 'Space and shape'],
  ['actions', 'Actions'],
  ['fields', 'Fields'],
  ['feedback', 'Feedback'],
  ['people', 'People'],
  ['navigation', 'Layers'],
  ['states', 'States'],
  ['skeletons', 'Skeletons'],
  ['table', 'Table'],
  ['schemes', 'Light and dark'],
] as const;

function Contents() {
  return (
    <nav className={classes.contents} aria-label="Sections">
      <ol>
        {contents.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Every component of the design system on one page, to be looked at in light and dark and at every width. */
export function UiKitGallery() {
  return (
    <Page width="wide">
      <PageTitle
        title="UI kit"
        description="Warm, literate, quick. Everything the screens are made of, in the state you will meet it."
        actions={<ColorSchemeToggle />}
      />
      <div className={classes.layout}>
        <Contents />
        <div className={classes.sections}>
          <ColorSection />
          <TypeSection />
          <ShapeSection />
          <ActionSection />
          <FieldSection />
          <FeedbackSection />
          <PeopleSection />
          <NavigationSection />
          <StateSection />
          <TableSection />
          <SchemeSection />
        </div>
      </div>
    </Page>
  );
}
