import { DefaultNamingStrategy } from 'typeorm';

const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns are snake_case in PostgreSQL and camelCase in TypeScript. Tables are named in `@Entity`. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return [...prefixes, customName ?? toSnakeCase(propertyName)].join('_');
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return `${toSnakeCase(relationName)}_${toSnakeCase(referencedColumnName)}`;
  }
}
