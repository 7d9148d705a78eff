export * from './aliases';
export * from './open-pages.messages';
export * from './written-texts.messages';
export * from './screen-paths';
