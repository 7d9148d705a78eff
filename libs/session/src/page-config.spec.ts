import { describe, expect, it } from '@jest/globals';
import { socialProviders } from '@lyceum/contracts/auth';
import { appEnvironments, publicConfigSchema } from '@lyceum/contracts/common';
import fc from 'fast-check';
import { parsePageConfig } from './page-config';

const maybe = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: value }, fc.jsonValue());

const candidates = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      brandName: maybe(fc.string()),
      brandSlug: maybe(fc.string()),
      appEnvironment: maybe(fc.constantFrom(...appEnvironments)),
      version: maybe(fc.string()),
      contactEmail: maybe(fc.string()),
      postalAddress: maybe(fc.array(fc.string(), { maxLength: 3 })),
      socialLinks: maybe(
        fc.array(
          maybe(fc.record({ name: fc.string(), url: maybe(fc.string()) }, { noNullPrototype: true })),
          {
            maxLength: 2,
          },
        ),
      ),
      banner: maybe(
        fc.option(
          fc.record(
            { text: fc.string(), linkLabel: fc.string(), path: maybe(fc.string()) },
            { noNullPrototype: true },
          ),
        ),
      ),
      socialProviders: maybe(fc.subarray([...socialProviders])),
      takesPayments: maybe(fc.boolean()),
    },
    { noNullPrototype: true },
  ),
);

describe('parsePageConfig', () => {
  it('accepts exactly what the contract accepts', () => {
    const fallback = parsePageConfig('');
    fc.assert(
      fc.property(candidates, (candidate) => {
        const text = JSON.stringify(candidate);
        const parsed = publicConfigSchema.safeParse(JSON.parse(text));
        expect(parsePageConfig(text)).toEqual(
          parsed.success ? expect.objectContaining(parsed.data) : fallback,
        );
      }),
    );
  });

  it('stands in for the server where the page carries only the placeholder', () => {
    expect(parsePageConfig('{"publicConfig":"placeholder"}')).toMatchObject({
      brandName: 'Lyceum',
      appEnvironment: 'LOCAL',
    });
  });
});
