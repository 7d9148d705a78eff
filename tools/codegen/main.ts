import { dirname } from 'node:path';
import { ensureGenerated } from './ensure-generated.ts';

/** `npm run codegen`, and before whatever reads the generated code. */
ensureGenerated(dirname(dirname(import.meta.dirname)));
