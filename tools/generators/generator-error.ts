/** The generator cannot do what it was asked. The message says why and what to do; nothing has been written. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError';
}
