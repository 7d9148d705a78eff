import { randomUUID } from 'node:crypto';
import type { SendEnquiryInput } from '@lyceum/contracts/enquiries';
import { ConsoleCalls } from './console';
import type { Person } from './people';
import type { TestServer } from './test-server';

let writers = 0;

/** What somebody new writes. */
export function written(more: Partial<SendEnquiryInput> = {}): SendEnquiryInput {
  writers += 1;
  return {
    clientKey: randomUUID(),
    name: 'Mei Lin',
    email: `writer-${String(writers)}@enquiries.example`,
    topic: 'COURSES',
    text: 'Is there a class in debating for beginners?',
    pageUri: 'https://lyceum.example/contact',
    ...more,
  };
}

interface Refusal {
  code: string;
  issues?: { path: string; message: string }[];
}

/** Sends it as a visitor. @returns what it was refused with, if it was */
export async function sendEnquiry(server: TestServer, input: object): Promise<Refusal | undefined> {
  const query = 'mutation ($input: SendEnquiryInput!) { sendEnquiry(input: $input) }';
  const { body } = await server.graphql(query, { variables: { input } });
  return (body as { errors?: { extensions: Refusal }[] }).errors?.[0]?.extensions;
}

/** Sends one. @returns its id */
export async function newEnquiry(server: TestServer, more: Partial<SendEnquiryInput> = {}): Promise<string> {
  const input = written(more);
  await sendEnquiry(server, input);
  const found: { id: string }[] = await server.database.query(
    'SELECT id FROM enquiries WHERE client_key = $1',
    [input.clientKey],
  );
  return found[0]?.id ?? '';
}

const words = () => ({ clientKey: randomUUID(), text: 'Yes, from March on.' });

/** One on which the admin has done something before. */
async function after(server: TestServer, admin: Person, call: 'take' | 'close'): Promise<{ ids: string[] }> {
  const ids = [await newEnquiry(server)];
  await new ConsoleCalls(server, admin).mutate(`enquiries.${call}`, { ids });
  return { ids };
}

/** A valid input for each call of the console that changes enquiries. */
export const enquiryInputs = {
  'enquiries.take': async (server: TestServer) => ({ ids: [await newEnquiry(server)] }),
  'enquiries.giveBack': (server: TestServer, admin: Person) => after(server, admin, 'take'),
  'enquiries.close': async (server: TestServer) => ({ ids: [await newEnquiry(server)] }),
  'enquiries.reopen': (server: TestServer, admin: Person) => after(server, admin, 'close'),
  'enquiries.move': async (server: TestServer) => ({
    enquiryId: await newEnquiry(server),
    topic: 'SAFETY',
  }),
  'enquiries.note': async (server: TestServer) => ({ ...words(), enquiryId: await newEnquiry(server) }),
  'enquiries.answer': async (server: TestServer) => ({ ...words(), enquiryId: await newEnquiry(server) }),
};
