import { defineConfig } from 'vite';

/** Bundles the server's own code; packages stay in node_modules. Watch mode serves `npm run dev`. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        worker: 'src/worker.ts',
        'room-server': 'src/room-server.ts',
        'print-schema': 'src/print-schema.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // V8 keeps the source, and one character beyond Latin-1 has it take two bytes for each: 8 MB instead of 4.
        charset: 'ascii',
        comments: false,
      },
    },
  },
  oxc: {
    // As in tsconfig.base.json, which Oxc does not find from inside a lib.
    decorator: { legacy: true, emitDecoratorMetadata: true },
    assumptions: { setPublicClassFields: true },
    typescript: { removeClassFieldsWithoutInitializer: true },
  },
  ssr: { noExternal: [/^@lyceum\//] },
});
