export * from './execute';
export * from './generated/graphql';
export * from './pages';
export * from './query-options';
