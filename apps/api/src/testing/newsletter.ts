import type { NewsletterFormInput } from '@lyceum/contracts/newsletter';
import type { TestServer } from './test-server';

let readers = 0;

/** A form as somebody new fills it in. */
export function filledIn(more: Partial<NewsletterFormInput> = {}): NewsletterFormInput {
  readers += 1;
  return {
    name: 'Mei Lin',
    email: `reader-${String(readers)}@newsletter.example`,
    phone: '+1 617 555 0142',
    interest: 'MODEL_G20',
    age: 'FROM_16',
    pageUri: 'https://lyceum.example/about-us',
    ...more,
  };
}

interface Refusal {
  code: string;
  message: string;
  issues?: { path: string; message: string }[];
}

/** What came back: data, or the first refusal. */
export interface FormAnswer {
  message: string | null | undefined;
  refusal: Refusal | undefined;
}

export async function sendForm(server: TestServer, input: object): Promise<FormAnswer> {
  const query = `mutation ($input: NewsletterFormInput!) { submitNewsletterForm(input: $input) { message } }`;
  const { body } = await server.graphql(query, { variables: { input } });
  const { data, errors } = body as {
    data?: { submitNewsletterForm: { message: string | null } | null } | null;
    errors?: { extensions: Refusal }[];
  };
  return { message: data?.submitNewsletterForm?.message, refusal: errors?.[0]?.extensions };
}
