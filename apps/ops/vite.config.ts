import { defineConfig } from 'vite';
import { spaConfig } from '../../tools/vite/spa.ts';

export default defineConfig(spaConfig({ base: '/ops/', early: 'src/begin.ts' }));
