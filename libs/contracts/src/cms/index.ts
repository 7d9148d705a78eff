export * from './cms.errors';
export * from './cms.limits';
export * from './cms.schema';
export * from './content-types';
export * from './content.enums';
export * from './listed-by';
export type { Block, BlockOf } from './page.content';
export * from './prose';
export * from './public-page';
