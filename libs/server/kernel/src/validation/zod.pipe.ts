import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { parseInput } from './parse-input';

/** Argument pipe of a socket's message: `@MessageBody(new ZodPipe(schema))`. */
@Injectable()
export class ZodPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.output<Schema>> {
  constructor(private readonly schema: Schema) {}

  transform(value: unknown, metadata: ArgumentMetadata): z.output<Schema> {
    return parseInput(this.schema, value, metadata.data);
  }
}
