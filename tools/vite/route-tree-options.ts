import type { Config } from '@tanstack/router-generator';

/** How the tree of an application's routes is made of its `src/routes`: by Vite, and before it for those who only read it. */
export const routeTreeOptions: Partial<Config> = {
  target: 'react',
  autoCodeSplitting: true,
  generatedRouteTree: './src/route-tree.gen.ts',
  routeTreeFileHeader: ['// Made by the router plugin of Vite from src/routes. Do not edit.'],
  quoteStyle: 'single',
  semicolons: true,
  disableLogging: true,
};
