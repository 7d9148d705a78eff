import { runCases } from '../src/testing/cases';

runCases(import.meta.filename);
