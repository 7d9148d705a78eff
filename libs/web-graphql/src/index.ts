export * from './execute';
export * from './generated/graphql';
export * from './query-options';
